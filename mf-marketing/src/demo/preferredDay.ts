import { v } from '@marketplace/shared-ui/forms';

/** How far ahead the database takes a day. */
const MONTHS_AHEAD = 6;

const two = (value: number) => String(value).padStart(2, '0');
const write = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/**
 * The days one may ask for: from today on where the visitor is, for six months. The last one may be a day that does not
 * exist, such as 2027-02-31, which still compares rightly as text.
 */
export function dayRange(now: Date): { first: string; last: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const later = month - 1 + MONTHS_AHEAD;
  return { first: write(year, month, day), last: write(year + Math.floor(later / 12), (later % 12) + 1, day) };
}

/** Nothing, or a day of `dayRange` as the browser's date field writes it. */
export const preferredDayRule = v.pipe(
  v.string(),
  v.check((day) => day === '' || day >= dayRange(new Date()).first, 'rule.day.past'),
  v.check((day) => day <= dayRange(new Date()).last, 'rule.day.far'),
);
