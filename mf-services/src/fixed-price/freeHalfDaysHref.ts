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

/** @returns where the half days are that are free now for what was booked, with the same choices and postal code */
export function freeHalfDaysHref(
  { service, choices }: { service: string; choices: Readonly<Record<string, unknown>> },
  postal: string | null,
): string {
  const rows = Object.fromEntries(Object.keys(choices).map((field) => [field, bookedParam]));
  const query = defineQuery<Record<string, unknown>>({ ...rows, postal: postalParam as Param<unknown> });
  return `/services/${encodeURIComponent(service)}${query.toSearch({ ...choices, postal: postal ?? '' })}`;
}
