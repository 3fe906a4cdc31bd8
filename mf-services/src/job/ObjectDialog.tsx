import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../reviews/write/FieldsDialog';
import type { JobDialogProps } from './JobDialog';
import { jobDialogMessages } from './jobDialogMessages';

const schema = v.object({ note: v.pipe(v.string(), v.trim(), v.minCodePoints(3, 'rule.note'), v.maxCodePoints(500, 'rule.note')) });

/** What somebody typed about missing work, by the request. */
const drafts = formDrafts({ key: 'services.objection', storage: 'local' });

/** Says what is missing from work that the other side calls finished. */
export function ObjectDialog({ requestId, name, token, onClose, onDone }: JobDialogProps) {
  const t = useT(jobDialogMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: jobDialogMessages,
    initial: { note: '' },
    draft: { store: drafts.of(requestId) },
    serverFields: { note: ['note', 'rule.note'] },
    write: async ({ note }) => {
      await callFunction(db, 'object_to_finish', { request_id: requestId, note, ...(token && { token }) });
      notify({ title: t('object.done', { name }), tone: 'success' });
      onDone();
    },
  });
  return (
    <FieldsDialog
      form={form}
      title={t('object.title')}
      lead={t('object.lead', { name })}
      submitLabel={t('object.submit')}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t('object.note')} maxLength={500} rows={4} required />
    </FieldsDialog>
  );
}
