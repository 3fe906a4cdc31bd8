import { callFunction, useDb, useNotify, useT } from 'section-kit';
import { TextArea } from 'shared-ui';
import { FieldsDialog } from './FieldsDialog';
import type { AboutReview } from './useReviewDialog';
import { useFields } from './useFields';
import { writeMessages } from './writeMessages';

const SHORTEST = 2;
const LONGEST = 2000;
const nothing = { body: '' };

function check({ body }: typeof nothing) {
  const { length } = body.trim();
  return { body: (length < SHORTEST || length > LONGEST) && ('rule.reply' as const) };
}

/** Answers a review for the company. */
export function ReplyDialog({ review, author, onClose, onChanged }: AboutReview) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useFields({
    initial: nothing,
    check,
    serverRules: { body: 'rule.reply' },
    send: async ({ body }) => {
      await callFunction(db, 'reply_to_review', { review_id: review.id, body });
      notify({ title: t('reply.done'), tone: 'success' });
      onClose();
      onChanged();
    },
  });
  return (
    <FieldsDialog form={form} title={t('reply.title', { author })} lead={t('reply.lead')} submitLabel={t('reply.submit')} onClose={onClose}>
      <TextArea {...form.field('body')} label={t('reply.body')} maxLength={LONGEST} rows={5} required />
    </FieldsDialog>
  );
}
