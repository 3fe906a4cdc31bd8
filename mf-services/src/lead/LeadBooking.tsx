import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { leadMessages } from './leadMessages';
import type { LeadPartProps } from './leadParts';

// Few requests are bookings.
const load = () => import('./booking/ConfirmBooking');

/** A half day at the list price that waits for its team. */
export function LeadBooking({ lead: { id, status, project, company }, onChanged }: LeadPartProps) {
  const t = useT(leadMessages);
  if (project.source !== 'fixed_price' || company.role === 'member' || company.status !== 'approved') return null;
  const request = { id, status, details: project.details, held_until: project.held_until };
  return (
    <LatePart name="services/confirm-booking" load={load} failed={t('answer.failed')}>
      {({ ConfirmBooking }) => <ConfirmBooking request={request} onChanged={onChanged} />}
    </LatePart>
  );
}
