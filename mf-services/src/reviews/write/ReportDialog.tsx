import { callFunction, newId, useDb, useNotify, useT } from 'section-kit';
import { useState } from 'react';
import { SelectField, TextArea } from 'shared-ui';
import { FieldsDialog } from './FieldsDialog';
import type { AboutReview } from './useReviewDialog';
import { useFields } from './useFields';
import { writeMessages } from './writeMessages';

const LONGEST = 2000;
const reasons = ['spam', 'abuse', 'private', 'not_customer', 'other'] as const;
const nothing = { reason: '', body: '' };

function check({ reason, body }: typeof nothing) {
  return {
    reason: reason === '' && ('rule.reason' as const),
    body:
      body.trim().length > LONGEST
        ? ('rule.report.long' as const)
        : reason === 'other' && body.trim() === '' && ('rule.report.body' as const),
  };
}

/** Tells staff what is wrong with a review. */
export function ReportDialog({ review, author, onClose }: AboutReview) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const [id] = useState(newId);
  const form = useFields({
    initial: nothing,
    check,
    serverRules: { reason: 'rule.reason', body: 'rule.report.body' },
    send: async (values) => {
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
      <SelectField {...form.field('reason')} label={t('report.reason')} options={options} required />
      <TextArea {...form.field('body')} label={t('report.body')} hint={t('report.body.hint')} maxLength={LONGEST} rows={4} />
    </FieldsDialog>
  );
}
