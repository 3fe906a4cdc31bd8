import { callFunction, useDb, useLocale, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { media, SelectField, TextArea, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import styled from 'styled-components';
import { FieldsDialog } from './FieldsDialog';
import { StarField } from './StarField';
import { writeMessages } from './writeMessages';

const MIN_LENGTH = 20;
const MAX_LENGTH = 4000;
const aspects = ['on_time', 'on_budget', 'tidy'] as const;

const Aspects = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  ${media.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const schema = v.object({
  rating: v.pipe(v.string(), v.nonEmpty('rule.rating')),
  body: v.pipe(v.string(), v.trim(), v.minCodePoints(MIN_LENGTH, 'rule.body.short'), v.maxCodePoints(MAX_LENGTH, 'rule.body.long')),
  on_time: v.string(),
  on_budget: v.string(),
  tidy: v.string(),
  city: v.pipe(v.string(), v.regex(/^(?!.*(?:[@/<>]|www\.))/, 'rule.city')),
});
const serverFields = { rating: ['rating', 'rule.rating'], body: ['body', 'rule.body.short'], city: ['city', 'rule.city'] } as const;

/** What somebody typed about a job, by the request. */
const drafts = formDrafts({ key: 'services.review', storage: 'local' });

interface ReviewDialogProps {
  requestId: string;
  /** Of the company. */
  name: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Where the work was done, as far as it is known. */
  province: string | null;
  onClose: () => void;
  /** After it was published. */
  onDone: () => void;
}

/** Writes the review of a finished job. What is typed stays on the device until it is published. */
export function ReviewDialog({ requestId, name, token, province, onClose, onDone }: ReviewDialogProps) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const locale = useLocale();
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema,
    messages: writeMessages,
    initial: { rating: '', body: '', on_time: '', on_budget: '', tidy: '', city: '' },
    draft: { store: drafts.of(requestId) },
    serverFields,
    write: async (values, { id }) => {
      const { status } = await callFunction(db, 'submit_review', {
        review: { ...values, id, request_id: requestId, locale, notice: notice.idIn(province), ...(token && { token }) },
      });
      const said = status === 'held' ? 'review.held' : 'review.done';
      notify({ title: t(said), description: t(`${said}.text`, { name }), tone: 'success' });
      onDone();
    },
  });
  const { id, error } = form.field('rating');
  const stars = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t('stars', { count }) }));
  return (
    <FieldsDialog
      form={form}
      title={t('review.title', { name })}
      lead={t('review.lead')}
      submitLabel={t('review.submit')}
      onClose={onClose}
    >
      <StarField
        id={id}
        error={error}
        label={t('review.rating')}
        value={form.value('rating')}
        onChange={({ target }) => form.set('rating', target.value)}
      />
      <TextArea {...form.field('body')} label={t('review.body')} hint={t('review.body.hint')} maxLength={MAX_LENGTH} rows={5} required />
      <Aspects>
        {aspects.map((aspect) => (
          <SelectField
            key={aspect}
            {...form.field(aspect)}
            label={t(`review.${aspect}`)}
            options={[{ value: '', label: t('review.unrated') }, ...stars]}
          />
        ))}
      </Aspects>
      <TextField
        {...form.field('city')}
        label={t('review.city')}
        hint={t('review.city.hint')}
        autoComplete="address-level2"
        maxLength={80}
      />
      <LegalNotice notice={notice} province={province} />
    </FieldsDialog>
  );
}
