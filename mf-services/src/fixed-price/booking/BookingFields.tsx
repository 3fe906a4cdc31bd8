import { formatCents, Refusal, useAuth, useDb, useLocale, useT } from 'section-kit';
import { useEffect, useRef, useState } from 'react';
import { Card, FormAlert, SelectField, TextArea, TextField } from 'shared-ui';
import { z } from 'shared-ui/forms';
import { forgetDraft, writeDraft } from '../../quote-request/draft/draftStore';
import type { ContactValues, QuoteDraft } from '../../quote-request/draft/QuoteDraft';
import { contactSchema } from '../../quote-request/sheet/contactRules';
import { sheetMessages } from '../../quote-request/sheet/sheetMessages';
import { StepFrame } from '../../quote-request/sheet/StepFrame';
import { useStepForm } from '../../quote-request/sheet/useStepForm';
import type { BookingQuery } from '../bookingQuery';
import { fixedPriceMessages } from '../messages';
import type { Slot } from '../slots/readSlots';
import { bookFixedPrice } from './bookFixedPrice';
import type { Confirmation } from './BookedCard';

export interface BookingFieldsProps {
  service: string;
  query: BookingQuery;
  /** The chosen time, when it is free. */
  slot: Slot | null;
  /** Whether there is anything to book. */
  isPriced: boolean;
  totalCents: number | null;
  kept: { key: string; draft: QuoteDraft };
  onBooked: (confirmation: Confirmation) => void;
  /** Somebody else was faster. */
  onSlotTaken: () => void;
  /** The database has another price than the page. */
  onPriceChange: () => void;
}

type Values = ContactValues & { note: string } & Record<string, string>;
type Obstacle = 'price.empty' | 'slots.need' | 'slots.required' | 'refused.slot' | 'refused.price';

/** What the database takes. */
const LONGEST_NOTE = 5000;

const schema = z.object({ ...contactSchema.shape, note: z.string().check(z.maxLength(LONGEST_NOTE, 'rule.description.long')) }).check(
  z.check<Values>(({ value, issues }) => {
    if (value.preferred === 'phone' && value.phone.trim() === '')
      issues.push({ code: 'custom', input: value, path: ['phone'], message: 'rule.phone.required' });
  }),
);
const ways = ['email', 'phone', 'message'] as const;
const serverFields = {
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  description: ['note', 'rule.description.long'],
} as const;

/** How to reach somebody, and the button that books. What is missing elsewhere on the page is said beside the button. */
export function BookingFields({ service, query, slot, isPriced, totalCents, kept, ...outcome }: BookingFieldsProps) {
  const t = useT(fixedPriceMessages);
  const sheet = useT(sheetMessages);
  const locale = useLocale();
  const db = useDb();
  const user = useAuth((state) => state.user);
  const { key, draft } = kept;
  const alert = useRef<HTMLDivElement>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  useEffect(() => {
    if (obstacle) alert.current?.focus();
  }, [obstacle]);

  const missing = !isPriced ? 'price.empty' : !query.postal ? 'slots.need' : !slot ? 'slots.required' : null;
  // What was missing is no obstacle any more once it is there.
  const isObstructed = obstacle && (obstacle === missing || obstacle.startsWith('refused.'));
  const book = async (values: Values) => {
    setObstacle(missing);
    if (missing || !slot) return;
    const { note, ...contact } = values;
    try {
      const input = { service, choices: query.choices, postal: query.postal, slot, totalCents, draft, contact, note, locale };
      const booked = await bookFixedPrice(db, input);
      forgetDraft(key);
      outcome.onBooked({ booked, email: contact.email.trim(), token: draft.token });
    } catch (error) {
      const field = error instanceof Refusal ? error.field : null;
      if (field !== 'slot' && field !== 'price') throw error;
      setObstacle(`refused.${field}`);
      if (field === 'slot') outcome.onSlotTaken();
      else outcome.onPriceChange();
    }
  };
  const step = useStepForm<Values>({
    schema,
    initial: {
      ...draft.contact,
      name: draft.contact.name || (user?.displayName ?? ''),
      email: draft.contact.email || (user?.email ?? ''),
      note: draft.details.description,
    },
    onType: ({ note, ...contact }) => writeDraft(key, { ...draft, contact, details: { ...draft.details, description: note } }),
    send: book,
    serverFields,
  });
  return (
    <Card as="section" aria-label={t('contact.title')}>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.lead')}</p>
      <StepFrame
        step={step}
        submitLabel={totalCents === null || !isPriced ? t('book.plain') : t('book', { amount: formatCents(totalCents, locale) })}
      >
        <TextField {...step.field('name')} label={sheet('contact.name')} autoComplete="name" required />
        <TextField {...step.field('email')} label={sheet('contact.email')} type="email" autoComplete="email" required />
        <TextField {...step.field('phone')} label={sheet('contact.phone')} type="tel" autoComplete="tel" />
        <SelectField
          {...step.field('preferred')}
          label={sheet('contact.preferred')}
          options={ways.map((value) => ({ value, label: sheet(`contact.preferred.${value}`) }))}
        />
        <TextArea {...step.field('note')} label={t('note')} hint={t('note.hint')} rows={3} />
        {isObstructed && <FormAlert ref={alert}>{t(obstacle)}</FormAlert>}
      </StepFrame>
    </Card>
  );
}
