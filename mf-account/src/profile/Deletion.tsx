import { AppError, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert, useRefusalText } from '@marketplace/section-kit/form';
import { Button, easternTimeZone, ErrorState, formatDate, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { useAccountDeletion } from './accountDeletion';
import { DeletionForm } from './DeletionForm';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

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
  if (data.due_at) return <Keeping dueAt={data.due_at} cancel={cancel} />;
  return (
    <ProfileCard title={t('deletion.title')} lead={t('deletion.text')}>
      <DeletionForm email={email} request={request} />
    </ProfileCard>
  );
}

function Keeping({ dueAt, cancel }: { dueAt: string; cancel: () => Promise<unknown> }) {
  const t = useT(profileMessages);
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const day = formatDate(dueAt, locale, { dateStyle: 'long', timeZone: easternTimeZone });
  const keep = () =>
    void write.run(async () => {
      await cancel();
      notify({ title: t('keep.done'), tone: 'success' });
    });
  return (
    <ProfileCard title={t('deletion.title')} lead={t('keep.text', { day })}>
      <RefusalAlert write={write} onRetry={keep} />
      <Button size="lg" busy={write.busy} busyLabel={t('keep.busy')} onClick={keep}>
        {t('keep.submit')}
      </Button>
    </ProfileCard>
  );
}
