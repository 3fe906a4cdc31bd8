import { defineQuery, parsePostalCode, type Param } from '@marketplace/section-kit';

/** A whole postal code, or empty, in the address of a price list. */
export const postalParam: Param<string> = {
  fallback: '',
  read: ([text = '']) => parsePostalCode(text)?.code,
  write: (postal) => [postal.replace(' ', '')],
};

/** A choice that was booked, as its price list reads it. */
const bookedParam: Param<unknown> = {
  fallback: '',
  read: ([text]) => text,
  write: (value) => [value === true ? '1' : typeof value === 'string' || typeof value === 'number' ? String(value || '') : ''],
};

type Booked = Readonly<Record<string, unknown>>;

/** What a booking says again in the address of its price list. */
export const bookedQuery = (choices: Booked) =>
  defineQuery<Record<string, unknown>>({
    ...Object.fromEntries(Object.keys(choices).map((field) => [field, bookedParam])),
    postal: postalParam as Param<unknown>,
  });

/** @returns where the half days are that are free now for what was booked, with the same choices and postal code */
export function freeHalfDaysHref({ service, choices }: { service: string; choices: Booked }, postal: string | null): string {
  return `/services/${encodeURIComponent(service)}${bookedQuery(choices).toSearch({ ...choices, postal: postal ?? '' })}`;
}
