import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import type { JobDialogProps } from './JobDialog';
import { jobDialogMessages } from './jobDialogMessages';
import { jobMessages } from './jobMessages';
import { finishedAt, otherSide } from './requestState';

/** Asks whether the work is finished, and says so to the other side. */
export function FinishDialog({ requestId, job, side, name, token, onClose, onDone }: JobDialogProps) {
  const t = useT(jobDialogMessages);
  const action = useT(jobMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const isLast = finishedAt(job, otherSide(side)) !== null;
  const finish = () =>
    void write.run(async () => {
      await callFunction(db, 'finish_job', { request_id: requestId, ...(token && { token }) });
      notify({ title: t('finish.done'), tone: 'success' });
      onDone();
    });
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('back')}
      </Button>
      <Button busy={write.busy} disabled={write.blocked} onClick={finish}>
        {action('finish')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('finish.title')}
      description={t(isLast ? 'finish.both' : 'finish.text', { name })}
      footer={footer}
    >
      <RefusalAlert
        write={write}
        onRetry={finish}
        words={write.refusal?.field === 'objection' ? t('finish.objection', { name }) : undefined}
      />
    </Dialog>
  );
}
