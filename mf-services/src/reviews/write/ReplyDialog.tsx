import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from './FieldsDialog';
import type { AboutReview } from './useReviewDialog';
import { writeMessages } from './writeMessages';

const MAX_LENGTH = 2000;
const schema = v.object({
  body: v.pipe(v.string(), v.trim(), v.minCodePoints(2, 'rule.reply'), v.maxCodePoints(MAX_LENGTH, 'rule.reply')),
});

/** What a company has typed in answer to a review. */
const drafts = formDrafts({ key: 'services.reply', storage: 'local' });

/** Answers a review for the company. */
export function ReplyDialog({ review, author, onClose, onChanged }: AboutReview) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: writeMessages,
    initial: { body: '' },
    draft: { store: drafts.of(review.id) },
    serverFields: { body: ['body', 'rule.reply'] },
    write: async ({ body }) => {
      await callFunction(db, 'reply_to_review', { review_id: review.id, body });
      notify({ title: t('reply.done'), tone: 'success' });
      onClose();
      onChanged();
    },
  });
  return (
    <FieldsDialog form={form} title={t('reply.title', { author })} lead={t('reply.lead')} submitLabel={t('reply.submit')} onClose={onClose}>
      <TextArea {...form.field('body')} label={t('reply.body')} maxLength={MAX_LENGTH} rows={5} required />
    </FieldsDialog>
  );
}
