import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { SelectField, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../reviews/write/FieldsDialog';
import type { JobDialogProps } from './JobDialog';
import { jobDialogMessages } from './jobDialogMessages';

const reasons = ['changed_mind', 'price', 'scope', 'schedule', 'no_show', 'unreachable', 'other'] as const;
const schema = v.object({
  reason: v.pipe(v.string(), v.nonEmpty('rule.reason')),
  note: v.pipe(v.string(), v.trim(), v.maxCodePoints(500, 'rule.cancel.note')),
});

/** Why somebody cancels the work of a request, as far as it is typed. */
const drafts = formDrafts({ key: 'services.cancel', storage: 'session' });

/** Cancels the work for a reason that the other side is told. */
export function CancelDialog({ requestId, name, token, onClose, onDone }: JobDialogProps) {
  const t = useT(jobDialogMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: jobDialogMessages,
    initial: { reason: '', note: '' },
    draft: { store: drafts.of(requestId) },
    serverFields: { reason: ['reason', 'rule.reason'], note: ['note', 'rule.cancel.note'] },
    write: async (values) => {
      await callFunction(db, 'cancel_job', { request_id: requestId, ...values, ...(token && { token }) });
      notify({ title: t('cancel.done'), tone: 'success' });
      onDone();
    },
  });
  const options = [{ value: '', label: t('cancel.choose') }, ...reasons.map((value) => ({ value, label: t(`cancel.reason.${value}`) }))];
  return (
    <FieldsDialog
      form={form}
      title={t('cancel.title')}
      lead={t('cancel.lead', { name })}
      submitLabel={t('cancel.submit')}
      onClose={onClose}
    >
      <SelectField {...form.field('reason')} label={t('cancel.reason')} options={options} required />
      <TextArea {...form.field('note')} label={t('cancel.note')} hint={t('cancel.note.hint')} maxLength={500} rows={3} />
    </FieldsDialog>
  );
}
