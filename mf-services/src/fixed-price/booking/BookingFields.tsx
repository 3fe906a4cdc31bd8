import { formatCents, AppError, parsePostalCode, useAuth, useDb, useLocale, useT } from '@marketplace/section-kit';
import { ContactFields, contactSchema } from '@marketplace/section-kit/contact';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useEffect, useRef, useState } from 'react';
import { Card, FormAlert, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { quoteDrafts } from '../../quote-request/draft/draftStore';
import type { QuoteDraft } from '../../quote-request/draft/QuoteDraft';
import { sheetMessages } from '../../quote-request/sheet/sheetMessages';
import type { BookingQuery } from '../bookingQuery';
import { fixedPriceMessages } from '../messages';
import type { HalfDay } from '../half-days/readHalfDays';
import { bookFixedPrice } from './bookFixedPrice';
import type { Confirmation } from './BookedCard';

export interface BookingFieldsProps {
  service: string;
  query: BookingQuery;
  /** The chosen time, when it is free. */
  slot: HalfDay | null;
  /** Whether there is anything to book. */
  isPriced: boolean;
  totalCents: number | null;
  kept: { key: string; draft: QuoteDraft };
  onBooked: (confirmation: Confirmation) => void;
  /** Somebody else was faster. */
  onHalfDayTaken: () => void;
  /** The database has another price than the page. */
  onPriceChange: () => void;
}

type Obstacle = 'price.empty' | 'slots.need' | 'slots.required' | 'refused.slot' | 'refused.price' | 'refused.waiting';

/** What the database takes. */
const MAX_NOTE_LENGTH = 5000;

const note = v.pipe(v.string(), v.maxCodePoints(MAX_NOTE_LENGTH, 'rule.description.long'));
const schema = v.intersect([contactSchema, v.object({ note })]);
type Values = v.InferOutput<typeof schema>;
const serverFields = {
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  description: ['note', 'rule.description.long'],
} as const;

/** How to reach somebody, and the button that books. What is missing elsewhere on the page is said beside the button. */
export function BookingFields({ service, query, slot, isPriced, totalCents, kept, ...outcome }: BookingFieldsProps) {
  const t = useT(fixedPriceMessages);
  const locale = useLocale();
  const db = useDb();
  const user = useAuth((state) => state.user);
  const { draft } = kept;
  const store = quoteDrafts.of(kept.key);
  const alert = useRef<HTMLDivElement>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  useEffect(() => {
    if (obstacle) alert.current?.focus();
  }, [obstacle]);

  const notice = useLegalNotice();
  const province = parsePostalCode(query.postal)?.province;
  const missing = !isPriced ? 'price.empty' : !query.postal ? 'slots.need' : !slot ? 'slots.required' : null;
  // What was missing is no obstacle any more once it is there.
  const isObstructed = obstacle && (obstacle === missing || obstacle.startsWith('refused.'));
  const book = async (values: Values) => {
    setObstacle(missing);
    if (missing || !slot) return;
    const { note, ...contact } = values;
    try {
      const input = {
        service,
        choices: query.choices,
        postal: query.postal,
        slot,
        totalCents,
        draft,
        contact,
        note,
        locale,
        notice: notice.idIn(province),
      };
      const booked = await bookFixedPrice(db, input);
      store.clear();
      outcome.onBooked({ booked, email: contact.email.trim(), token: draft.token });
    } catch (error) {
      const field = error instanceof AppError ? error.field : null;
      if (field !== 'slot' && field !== 'price' && field !== 'waiting') throw error;
      setObstacle(`refused.${field}`);
      if (field === 'slot') outcome.onHalfDayTaken();
      if (field === 'price') outcome.onPriceChange();
    }
  };
  const form = useStoredForm({
    schema,
    messages: sheetMessages,
    initial: {
      ...draft.contact,
      name: draft.contact.name || (user?.displayName ?? ''),
      email: draft.contact.email || (user?.email ?? ''),
      note: draft.details.description,
    },
    onType: ({ note, ...contact }) => store.write({ ...draft, contact, details: { ...draft.details, description: note } }),
    write: book,
    serverFields,
  });
  return (
    <Card as="section" aria-label={t('contact.title')}>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.lead')}</p>
      <StoredForm
        form={form}
        submitLabel={totalCents === null || !isPriced ? t('book.plain') : t('book', { amount: formatCents(totalCents, locale) })}
      >
        <ContactFields form={form} />
        <TextArea {...form.field('note')} label={t('note')} hint={t('note.hint')} rows={3} />
        <LegalNotice notice={notice} province={province} />
        {isObstructed && <FormAlert ref={alert}>{t(obstacle)}</FormAlert>}
      </StoredForm>
    </Card>
  );
}
