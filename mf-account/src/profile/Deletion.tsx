import { useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, easternTimeZone, formatDate } from '@marketplace/shared-ui';
import { useAccountDeletion } from './accountDeletion';
import { DeletionForm } from './DeletionForm';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

/** Deletes the account in 30 days, and says until when it can be kept. */
export function Deletion({ email }: { email: string }) {
  const t = useT(profileMessages);
  const { dueAt, request, cancel } = useAccountDeletion();
  if (dueAt) return <Keeping dueAt={dueAt} cancel={cancel} />;
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
