import { useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, easternTimeZone, formatDate } from '@marketplace/shared-ui';
import { keepMessages } from './keepMessages';
import { ProfileCard } from './ProfileCard';

/** Says until when an account that is about to be deleted can be kept, and keeps it. */
export function Keeping({ dueAt, cancel }: { dueAt: string; cancel: () => Promise<unknown> }) {
  const t = useT(keepMessages);
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const day = formatDate(dueAt, locale, { dateStyle: 'long', timeZone: easternTimeZone });
  const keep = () =>
    void write.run(async () => {
      await cancel();
      notify({ title: t('done'), tone: 'success' });
    });
  return (
    <ProfileCard title={t('title')} lead={t('text', { day })}>
      <RefusalAlert write={write} onRetry={keep} />
      <Button size="lg" busy={write.busy} busyLabel={t('busy')} onClick={keep}>
        {t('submit')}
      </Button>
    </ProfileCard>
  );
}
