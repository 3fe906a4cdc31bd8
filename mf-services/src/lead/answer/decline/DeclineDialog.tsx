import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { SelectField, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../../../reviews/write/FieldsDialog';
import { eventMessages } from '../../../tracking/eventMessages';
import { declineReasons } from '../../../tracking/useEventWords';
import type { LeadAnswerProps } from '../../leadParts';
import { declineDraft } from './declineDraft';
import { declineMessages } from './declineMessages';

const MAX_LENGTH = 2000;
const schema = v.object({
  reason: v.pipe(v.string(), v.nonEmpty('rule.reason')),
  note: v.pipe(v.string(), v.trim(), v.maxCodePoints(MAX_LENGTH, 'rule.note')),
});

/** Declines a request with one of six reasons. Asking again after a lost answer declines once. */
export function DeclineDialog({ lead, onClose, onChanged }: LeadAnswerProps) {
  const t = useT(declineMessages);
  const words = useT(eventMessages);
  const db = useDb();
  const notify = useNotify();
  const form = useStoredForm({
    schema,
    messages: declineMessages,
    initial: { reason: '', note: '' },
    draft: { store: declineDraft.of(lead.id) },
    serverFields: { reason: ['reason', 'rule.reason'], note: ['note', 'rule.note'] },
    write: async ({ reason, note }) => {
      await callFunction(db, 'advance_request', { request_id: lead.id, to_status: 'declined', reason, ...(note && { note }) });
      notify({ title: t('done'), tone: 'success' });
      onClose();
      await onChanged();
    },
  });
  const options = [{ value: '', label: t('choose') }, ...declineReasons.map((value) => ({ value, label: words(`reason.${value}`) }))];
  return (
    <FieldsDialog form={form} title={t('title')} lead={t('lead')} submitLabel={t('submit')} onClose={onClose}>
      <SelectField {...form.field('reason')} label={t('reason')} options={options} required />
      <TextArea {...form.field('note')} label={t('note')} maxLength={MAX_LENGTH} rows={4} />
    </FieldsDialog>
  );
}
