import { parsePostalCode, toProvince } from 'section-kit';
import type { Province } from 'section-kit/tax';
import type { Choices, PriceList } from './price/PriceList';

/** What the page shows; all of it lives in the address. */
export interface BookingQuery {
  choices: Choices;
  province: Province;
  /** A whole postal code, or empty. */
  postal: string;
  /** A half day such as "2026-11-23-morning", or empty. */
  slot: string;
}

/** Where most of our customers are; only the tax lines depend on it, until a postal code is known. */
const defaultProvince: Province = 'ON';

/** Reads the address by the price list. Whatever is unknown or out of range becomes the nearest thing on the list. */
export function parseBooking(queryString: string, { items }: PriceList): BookingQuery {
  const params = new URLSearchParams(queryString);
  const choices: Choices = {};
  for (const { field, value, kind, most } of items) {
    const given = params.get(field);
    if (kind === 'count') choices[field] = Math.min(most, Math.max(0, Math.trunc(Number(given)) || 0));
    else if (kind === 'extra') choices[field] = given === '1';
    else if (kind !== 'base' && (!(field in choices) || given === value)) choices[field] = value;
  }
  const postal = parsePostalCode(params.get('postal') ?? '');
  return {
    choices,
    province: toProvince(params.get('province')) ?? postal?.province ?? defaultProvince,
    postal: postal?.code ?? '',
    slot: /^\d{4}-\d{2}-\d{2}-(morning|afternoon)$/.exec(params.get('slot') ?? '')?.[0] ?? '',
  };
}

/** The query of an address, with its question mark; what is as the list begins is left out. */
export function bookingSearch(query: BookingQuery, list: PriceList): string {
  const start = parseBooking('', list).choices;
  const params = new URLSearchParams();
  for (const [field, choice] of Object.entries(query.choices))
    if (choice !== start[field]) params.set(field, choice === true ? '1' : String(choice));
  if (query.province !== (parsePostalCode(query.postal)?.province ?? defaultProvince)) params.set('province', query.province);
  if (query.postal) params.set('postal', query.postal.replace(' ', ''));
  if (query.slot) params.set('slot', query.slot);
  return params.size > 0 ? `?${params}` : '';
}
