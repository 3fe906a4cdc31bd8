import { callFunction, useDb, useT, useWrite } from '@marketplace/section-kit';
import { downloadFile } from '@marketplace/section-kit/export';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';

/** Hands somebody everything that is held about them, as a file. */
export function DataCopy() {
  const t = useT(profileMessages);
  const db = useDb();
  const write = useWrite();
  const download = () =>
    void write.run(async () => {
      const copy = await callFunction(db, 'export_my_data', {});
      downloadFile(`${t('copy.file')}-${copy.exported_at.slice(0, 10)}.json`, 'application/json', JSON.stringify(copy, null, 2));
    });
  return (
    <ProfileCard title={t('copy.title')} lead={t('copy.text')}>
      <RefusalAlert write={write} onRetry={download} />
      <Button
        variant="outline"
        size="lg"
        icon="Download"
        busy={write.busy}
        busyLabel={t('copy.busy')}
        disabled={write.blocked}
        onClick={download}
      >
        {t('copy.submit')}
      </Button>
    </ProfileCard>
  );
}
