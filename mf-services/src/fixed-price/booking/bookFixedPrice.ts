import { callFunction, type Answer, type Db, type Locale } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';
import type { QuoteDraft } from '../../quote-request/draft/QuoteDraft';
import type { Choices } from '../price/PriceList';
import type { HalfDay } from '../half-days/readHalfDays';

interface BookingInput {
  service: string;
  choices: Choices;
  postal: string;
  slot: HalfDay;
  /** What the page shows; the database refuses to book at another price. `null` when the tax is not known here. */
  totalCents: number | null;
  draft: Pick<QuoteDraft, 'id' | 'token'>;
  contact: ContactValues;
  note: string;
  locale: Locale;
  /** What stood at the button. */
  notice: string;
}

/** A half day that was asked for, as the database answers it. */
export type Booked = Answer<'book_fixed_price'>;

/**
 * Asks for a half day at the list price. The same id never asks twice.
 *
 * @throws {AppError} of kind `invalid` with the field `slot` when somebody else was faster, `price` when the list changed, `waiting`
 *   when two half days are held already for an address that nobody confirmed
 */
export function bookFixedPrice(db: Db, { service, choices, postal, slot, totalCents, draft, contact, note, locale, notice }: BookingInput) {
  const { name, email, phone, preferred } = contact;
  return callFunction(db, 'book_fixed_price', {
    booking: {
      id: draft.id,
      token: draft.token,
      service,
      choices,
      postal_code: postal,
      day: slot.day,
      part: slot.part,
      expected_total_cents: totalCents,
      description: note.trim() || null,
      contact: { name: name.trim(), email: email.trim(), phone: phone.trim() || null, preferred },
      locale,
      notice,
    },
  });
}
