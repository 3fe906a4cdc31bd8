import { useDb, useDeviceStore, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import { deviceLists, keptListOf } from '../device/deviceLists';
import { LinkField } from './LinkField';
import { shareList, stopSharing } from './shareList';
import { shareMessages } from './shareMessages';

interface ShareDialogProps {
  owner: string | null;
  onClose: () => void;
}

/** Makes the private link of a list, shows it and ends it. */
export function ShareDialog({ owner, onClose }: ShareDialogProps) {
  const t = useT(shareMessages);
  const db = useDb();
  const write = useWrite();
  const { busy, run } = write;
  const { share } = keptListOf(useDeviceStore(deviceLists), owner);
  const [isStopped, setIsStopped] = useState(false);
  // A guest's list that has a key and no link is one whose link was never confirmed.
  const isElsewhere = share !== null && share.token === null && share.key === null;

  const create = () => void run(() => shareList(db, owner)).then(() => setIsStopped(false));
  const stop = () =>
    void run(async () => {
      await stopSharing(db, owner);
      setIsStopped(true);
    });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} size="m">
      <p>{t('new.text')}</p>
      {owner === null && <p>{t('new.guest')}</p>}
      <RefusalAlert write={write} />
      {share?.token && <LinkField token={share.token} />}
      {isElsewhere && <p>{t('elsewhere')}</p>}
      {!share?.token && (
        <Button block busy={busy} busyLabel={t('busy')} onClick={create}>
          {t(isElsewhere ? 'renew' : 'create')}
        </Button>
      )}
      {(share?.token || isElsewhere) && (
        <Button variant="outline" block disabled={busy} onClick={stop}>
          {t('stop')}
        </Button>
      )}
      <span role="status">{isStopped && !share && t('stopped')}</span>
    </Dialog>
  );
}
