export const DAY_MS = 86_400_000;
const WARNING_DAYS = 30;
/** A fact that nobody has looked at for this long has to be read again. */
const MAX_AGE_DAYS = 365;

/** What a date says, and by how many days later something has to be done. */
const dueAfter: Record<string, number> = {
  until: 0,
  changesOn: 0,
  effectiveTo: 0,
  asOf: MAX_AGE_DAYS,
  updated: MAX_AGE_DAYS,
  verifiedOn: MAX_AGE_DAYS,
  readOn: MAX_AGE_DAYS,
  notedOn: MAX_AGE_DAYS,
};

/**
 * What to say of a dated fact that passes within a month of `today`, or has passed; `null` while there is time.
 *
 * @param field what the date says: an end (`until`, `changesOn`, `effectiveTo`), or when it was last checked
 * @param today an ISO date
 */
export function dueText(field: string, value: unknown, today: string): string | null {
  const wait = dueAfter[field];
  if (wait === undefined || typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  const left = Math.ceil((Date.parse(value) - Date.parse(today)) / DAY_MS) + wait;
  if (left > WARNING_DAYS) return null;
  const when = left >= 0 ? `passes in ${left} ${left === 1 ? 'day' : 'days'}` : 'has passed';
  return `${field}: ${value} ${when}; read the source again and bring the file up to date.`;
}
