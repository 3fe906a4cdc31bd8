import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../reviews/write/FieldsDialog';
import type { JobDialogProps } from './JobDialog';
import { jobDialogMessages } from './jobDialogMessages';

const schema = v.pipe(
  v.object({ first_day: v.pipe(v.string(), v.nonEmpty('rule.first')), last_day: v.string() }),
  v.forward(
    v.check(({ first_day, last_day }) => !last_day || last_day >= first_day, 'rule.last'),
    ['last_day'],
  ),
);

/** The days of the work of a request, as far as they are typed. */
const drafts = formDrafts({ key: 'services.schedule', storage: 'session' });

/** Sets the days of the work, for the company. */
export function ScheduleDialog({ requestId, job, name, onClose, onDone }: JobDialogProps) {
  const t = useT(jobDialogMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: jobDialogMessages,
    initial: { first_day: job.first_day ?? '', last_day: job.last_day ?? '' },
    draft: { store: drafts.of(requestId), isFirst: true },
    serverFields: { first_day: ['first_day', 'rule.first'], last_day: ['last_day', 'rule.last'] },
    write: async ({ first_day, last_day }) => {
      await callFunction(db, 'schedule_job', { request_id: requestId, first_day, ...(last_day && { last_day }) });
      notify({ title: t('schedule.done', { name }), tone: 'success' });
      onDone();
    },
  });
  return (
    <FieldsDialog
      form={form}
      title={t('schedule.title')}
      lead={t('schedule.lead', { name })}
      submitLabel={t('schedule.submit')}
      onClose={onClose}
    >
      <TextField {...form.field('first_day')} label={t('schedule.first')} type="date" required />
      <TextField {...form.field('last_day')} label={t('schedule.last')} hint={t('schedule.last.hint')} type="date" />
    </FieldsDialog>
  );
}
