import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { ProfileCard } from '../profile/ProfileCard';
import { staffMessages } from './staffMessages';

const load = () => import(/* webpackChunkName: "evidence" */ './Evidence');

/** The photos of what is to be proved; most items have none, and do not wait for what shows them. */
export function LateEvidence({ names }: { names: readonly string[] }) {
  const t = useT(staffMessages);
  const { data, error, refetch } = useLatePart('account/evidence', load);
  const retry = () => void refetch();
  return (
    <ProfileCard title={t('evidence')} lead={t('evidence.text')}>
      <LoadingRegion loading={!data && !error} label={t('evidence.loading')} onRetry={retry}>
        {!data && !error && <Skeleton height={320} radius="var(--ui-radius-card)" />}
        {error && <ErrorState title={t('evidence.failed')} onRetry={retry} />}
        {data && <data.Evidence names={names} />}
      </LoadingRegion>
    </ProfileCard>
  );
}
