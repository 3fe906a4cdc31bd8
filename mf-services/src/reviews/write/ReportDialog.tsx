import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { SelectField, TextArea } from '@marketplace/shared-ui';
import { z } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from './FieldsDialog';
import type { AboutReview } from './useReviewDialog';
import { writeMessages } from './writeMessages';

const MAX_LENGTH = 2000;
const reasons = ['spam', 'abuse', 'private', 'not_customer', 'other'] as const;

const otherInWords = z.check<{ reason: string; body: string }>(({ value, issues }) => {
  if (value.reason === 'other' && value.body === '')
    issues.push({ code: 'custom', input: value, path: ['body'], message: 'rule.report.body' });
});
const schema = z
  .object({
    reason: z.string().check(z.minLength(1, 'rule.reason')),
    body: z.string().check(z.trim(), z.maxLength(MAX_LENGTH, 'rule.report.long')),
  })
  .check(otherInWords);

/** Tells staff what is wrong with a review. */
export function ReportDialog({ review, author, onClose }: AboutReview) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: writeMessages,
    initial: { reason: '', body: '' },
    serverFields: { reason: ['reason', 'rule.reason'], body: ['body', 'rule.report.body'] },
    write: async (values, { id }) => {
      await callFunction(db, 'report_review', { report: { ...values, id, review_id: review.id } });
      notify({ title: t('report.done'), description: t('report.done.text'), tone: 'success' });
      onClose();
    },
  });
  const options = [{ value: '', label: t('report.choose') }, ...reasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))];
  return (
    <FieldsDialog
      form={form}
      title={t('report.title', { author })}
      lead={t('report.lead')}
      submitLabel={t('report.submit')}
      onClose={onClose}
    >
      <SelectField {...form.field('reason', 'body')} label={t('report.reason')} options={options} required />
      <TextArea {...form.field('body')} label={t('report.body')} hint={t('report.body.hint')} maxLength={MAX_LENGTH} rows={4} />
    </FieldsDialog>
  );
}
