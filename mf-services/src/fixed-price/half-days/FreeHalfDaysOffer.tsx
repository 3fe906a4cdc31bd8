import { useT } from '@marketplace/section-kit';
import { LinkButton } from '@marketplace/shared-ui';
import type { ProjectView, RequestView } from '../../tracking/ProjectView';
import { trackingMessages } from '../../tracking/trackingMessages';
import { freeHalfDaysHref } from '../freeHalfDaysHref';

interface FreeHalfDaysOfferProps {
  project: ProjectView['project'];
  request: Pick<RequestView, 'status'>;
}

/** Leads from a booking that its team did not take to the half days that are free now, of that team and of others. */
export function FreeHalfDaysOffer({ project, request: { status } }: FreeHalfDaysOfferProps) {
  const t = useT(trackingMessages);
  if (project.source !== 'fixed_price' || (status !== 'expired' && status !== 'declined')) return null;
  return (
    <LinkButton href={freeHalfDaysHref(project.details, project.postal_code)} variant="outline">
      {t('booking.free')}
    </LinkButton>
  );
}
