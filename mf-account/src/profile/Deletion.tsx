import { AppError, useT } from '@marketplace/section-kit';
import { useRefusalText } from '@marketplace/section-kit/refusal';
import { LatePart } from '@marketplace/section-kit/late-part';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { useAccountDeletion } from './accountDeletion';
import { DeletionForm } from './DeletionForm';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

// Few accounts are about to go.
const load = () => import(/* webpackChunkName: "keep-account" */ './Keeping');

/** Deletes the account in 30 days, and says until when it can be kept. */
export function Deletion({ email }: { email: string }) {
  const t = useT(profileMessages);
  const { query, request, cancel } = useAccountDeletion();
  const { data, isPending, error, refetch } = query;
  const refusalText = useRefusalText();
  const retry = () => void refetch();
  const isMissing = error instanceof AppError && error.kind === 'missing';
  // Who asked already is not to be offered it as if nobody had.
  if (!data)
    return (
      <ProfileCard title={t('deletion.title')}>
        <LoadingRegion loading={isPending} label={t('deletion.loading')} onRetry={retry}>
          {isPending && <Skeleton height={200} radius="var(--ui-radius-card)" />}
          {isMissing && <p>{refusalText(error, 0)}</p>}
          {error && !isMissing && <ErrorState title={t('deletion.unread')} text={t('deletion.unread.text')} onRetry={retry} />}
        </LoadingRegion>
      </ProfileCard>
    );
  const { due_at: dueAt } = data;
  if (dueAt)
    return (
      <LatePart name="account/keep" load={load} failed={t('deletion.unread')}>
        {({ Keeping }) => <Keeping dueAt={dueAt} cancel={cancel} />}
      </LatePart>
    );
  return (
    <ProfileCard title={t('deletion.title')} lead={t('deletion.text')}>
      <DeletionForm email={email} request={request} />
    </ProfileCard>
  );
}
