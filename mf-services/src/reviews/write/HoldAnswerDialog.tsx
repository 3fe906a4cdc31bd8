import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from './FieldsDialog';
import { writeMessages } from './writeMessages';

const MAX_LENGTH = 1000;
const schema = v.object({
  body: v.pipe(v.string(), v.trim(), v.minCodePoints(3, 'rule.answer'), v.maxCodePoints(MAX_LENGTH, 'rule.answer')),
});

/** What the author typed about a held review, by the review. */
const drafts = formDrafts({ key: 'services.hold-answer', storage: 'local' });

interface HoldAnswerDialogProps {
  reviewId: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  onClose: () => void;
  /** After it was stored. */
  onDone: () => void;
}

/** Takes what the author of a held review says about the reasons, once. */
export function HoldAnswerDialog({ reviewId, token, onClose, onDone }: HoldAnswerDialogProps) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: writeMessages,
    initial: { body: '' },
    draft: { store: drafts.of(reviewId) },
    serverFields: { body: ['body', 'rule.answer'] },
    write: async ({ body }) => {
      await callFunction(db, 'answer_hold', { review_id: reviewId, body, ...(token && { token }) });
      notify({ title: t('answer.done'), tone: 'success' });
      onDone();
    },
  });
  return (
    <FieldsDialog form={form} title={t('answer.title')} lead={t('answer.lead')} submitLabel={t('answer.submit')} onClose={onClose}>
      <TextArea {...form.field('body')} label={t('answer.body')} maxLength={MAX_LENGTH} rows={4} required />
    </FieldsDialog>
  );
}
