import { useT } from '@marketplace/section-kit';
import { useParams } from '@marketplace/section-kit/router';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { LeadPage } from './LeadPage';
import { leadMessages } from './leadMessages';
import { useLead, useLeadAgain } from './useLead';

/** One request to a company of the account, by the id of the address. */
export function LeadView() {
  const t = useT(leadMessages);
  const { id = '' } = useParams();
  const { data: lead, error, isPending, isLoading, refetch } = useLead(id);
  const onChanged = useLeadAgain();
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={320} radius="var(--ui-radius-card)" />}
      {lead === null && (
        <EmptyState art={art['scene-not-found']} title={t('missing.title')} text={t('missing.text')}>
          <LinkButton href="/account/leads">{t('back')}</LinkButton>
        </EmptyState>
      )}
      {error && lead === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {lead && <LeadPage key={lead.id} lead={lead} onChanged={onChanged} />}
    </LoadingRegion>
  );
}

export { LeadView as Component };
