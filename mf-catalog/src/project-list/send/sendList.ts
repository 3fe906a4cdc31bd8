import { callFunction, type Answer, type Arguments, type Db, type Locale } from '@marketplace/section-kit';
import type { ListLine } from '../list/linesOf';
import type { SendAttempt } from './sendAttempt';
import type { SendValues } from './sendRules';

export type SentProject = Answer<'send_list_to_vendors'>['projects'][number];

interface SendInput {
  attempt: SendAttempt;
  /** Who gets the list. */
  vendorIds: readonly string[];
  lines: readonly ListLine[];
  values: SendValues;
  /** Somebody without an account says how to be reached. */
  isGuest: boolean;
  /** That final sales cannot be returned. */
  acknowledged: boolean;
  locale: Locale;
  /** What stood at the button. */
  notice: string;
}

/**
 * Stores one project with a request for each vendor, all or none; the same id again stores nothing twice.
 *
 * @throws {AppError}
 */
export async function sendList(
  db: Db,
  { attempt: { id, token }, vendorIds, lines, values, isGuest, acknowledged, locale, notice }: SendInput,
): Promise<SentProject[]> {
  const { postalCode, note, name, email, phone, preferred } = values;
  const request: Arguments<'send_list_to_vendors'>['request'] = {
    id,
    token,
    postal_code: postalCode,
    locale,
    notice,
    note: note.trim(),
    acknowledged,
    contact: isGuest ? { name: name.trim(), email: email.trim(), phone: phone.trim() || undefined, preferred } : undefined,
    vendors: vendorIds.map((vendorId) => ({
      vendor_id: vendorId,
      lines: lines.filter((line) => line.vendorId === vendorId).map(toSentLine),
    })),
  };
  return (await callFunction(db, 'send_list_to_vendors', { request })).projects;
}

const toSentLine = ({ ref, name, quantity, priceCents, room, note }: ListLine) => ({
  ref,
  name,
  quantity,
  price_cents: priceCents,
  room,
  note,
});

/** What an attempt to send is about. The same lines sent again are the same request; other lines are another one. */
export const subjectOf = (lines: readonly ListLine[]): string =>
  JSON.stringify(lines.map(({ ref, vendorId, quantity, priceCents, room, note }) => [ref, vendorId, quantity, priceCents, room, note]));
