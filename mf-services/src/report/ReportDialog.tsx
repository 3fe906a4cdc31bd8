import { callFunction, useAuth, useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { SelectField, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../reviews/write/FieldsDialog';
import { reportMessages } from './reportMessages';

const MAX_LENGTH = 2000;

const schema = v.pipe(
  v.object({
    reason: v.pipe(v.string(), v.nonEmpty('rule.reason')),
    body: v.pipe(v.string(), v.trim(), v.maxCodePoints(MAX_LENGTH, 'rule.long')),
  }),
  v.forward(
    v.check(({ reason, body }) => reason !== 'other' || body !== '', 'rule.body'),
    ['body'],
  ),
);

/** What somebody has typed about what they report. */
const drafts = formDrafts({ key: 'services.report', storage: 'session' });

/** Why something is reported. */
export type ReportReason = 'spam' | 'abuse' | 'private' | 'not_customer' | 'other';

export interface ReportDialogProps {
  kind: 'review' | 'message' | 'provider';
  /** Of what is reported. */
  id: string;
  /** Secret of the private link of a guest who reports a message. */
  token?: string | null;
  /** Those that fit. */
  reasons: readonly ReportReason[];
  title: string;
  lead: string;
  /** What happens next. */
  done: string;
  onClose: () => void;
}

/** Tells staff what is wrong with something. */
export function ReportDialog({ kind, id: target_id, token = null, reasons, title, lead, done, onClose }: ReportDialogProps) {
  const t = useT(reportMessages);
  const db = useDb();
  const notify = useNotify();
  const isSignedIn = useAuth(({ status }) => status === 'signedIn');
  const form = useStoredForm({
    schema,
    messages: reportMessages,
    initial: { reason: '', body: '' },
    draft: { store: drafts.of(`${kind} ${target_id}`) },
    serverFields: { reason: ['reason', 'rule.reason'], body: ['body', 'rule.body'] },
    write: async (values, { id }) => {
      await callFunction(db, 'submit_report', { report: { ...values, id, target_kind: kind, target_id }, ...(token && { token }) });
      notify({ title: t('done'), description: isSignedIn ? t('later', { done }) : done, tone: 'success' });
      onClose();
    },
  });
  const options = [{ value: '', label: t('choose') }, ...reasons.map((value) => ({ value, label: t(`reason.${value}`) }))];
  return (
    <FieldsDialog form={form} title={title} lead={lead} submitLabel={t('submit')} onClose={onClose}>
      <SelectField {...form.field('reason', 'body')} label={t('reason')} options={options} required />
      <TextArea {...form.field('body')} label={t('body')} hint={t('body.hint')} maxLength={MAX_LENGTH} rows={4} />
    </FieldsDialog>
  );
}
