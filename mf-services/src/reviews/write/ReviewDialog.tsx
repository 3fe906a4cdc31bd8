import { callFunction, useDb, useLocale, useNotify, useT } from 'section-kit';
import { useState } from 'react';
import { media, SelectField, TextArea, TextField } from 'shared-ui';
import styled from 'styled-components';
import { FieldsDialog } from './FieldsDialog';
import { forgetReviewDraft, keepReviewDraft, openReviewDraft, type ReviewValues } from './reviewDraft';
import { StarField } from './StarField';
import { useFields } from './useFields';
import { writeMessages } from './writeMessages';

const SHORTEST = 20;
const LONGEST = 4000;
const aspects = ['on_time', 'on_budget', 'tidy'] as const;

const Aspects = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  ${media.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

function check({ rating, body, city }: ReviewValues) {
  const { length } = body.trim();
  return {
    rating: rating === '' && ('rule.rating' as const),
    body: length < SHORTEST ? ('rule.body.short' as const) : length > LONGEST && ('rule.body.long' as const),
    city: /[@/<>]|www\./.test(city) && ('rule.city' as const),
  };
}

interface ReviewDialogProps {
  requestId: string;
  /** Of the company. */
  name: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  onClose: () => void;
  /** After it was published. */
  onDone: () => void;
}

/** Writes the review of a finished job. What is typed stays on the device until it is published. */
export function ReviewDialog({ requestId, name, token, onClose, onDone }: ReviewDialogProps) {
  const t = useT(writeMessages);
  const db = useDb();
  const notify = useNotify();
  const locale = useLocale();
  const [draft] = useState(() => openReviewDraft(requestId));
  const form = useFields<ReviewValues>({
    initial: draft.values,
    check,
    serverRules: { rating: 'rule.rating', body: 'rule.body.short', city: 'rule.city' },
    onType: (values) => keepReviewDraft(requestId, { id: draft.id, values }),
    send: async (values) => {
      const review = { ...values, id: draft.id, request_id: requestId, locale, ...(token && { token }) };
      await callFunction(db, 'submit_review', { review });
      forgetReviewDraft(requestId);
      notify({ title: t('review.done'), description: t('review.done.text', { name }), tone: 'success' });
      onDone();
    },
  });
  const stars = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t('stars', { count }) }));
  return (
    <FieldsDialog
      form={form}
      title={t('review.title', { name })}
      lead={t('review.lead')}
      submitLabel={t('review.submit')}
      onClose={onClose}
    >
      <StarField {...form.field('rating')} label={t('review.rating')} />
      <TextArea {...form.field('body')} label={t('review.body')} hint={t('review.body.hint')} maxLength={LONGEST} rows={5} required />
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
    </FieldsDialog>
  );
}
