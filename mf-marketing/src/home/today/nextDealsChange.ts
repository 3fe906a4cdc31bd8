import { dealsTimeZone } from '../dealsTimeZone';

const HOUR_MS = 3_600_000;
const wallClock = new Intl.DateTimeFormat('en-CA', { timeZone: dealsTimeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });

/**
 * When the weekly deals change next: Monday at 9 AM Eastern time, with daylight saving taken into account. Source: the
 * product's rule "deals refresh every Monday at 9 AM".
 *
 * @returns a moment after `now`, at most a week away
 */
export function nextDealsChange(now: Date): Date {
  let hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS);
  while (!isMondayAtNine(hour)) hour = new Date(hour.getTime() + HOUR_MS);
  return hour;
}

function isMondayAtNine(moment: Date): boolean {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return parts.weekday?.startsWith('Mon') === true && Number(parts.hour) === 9;
}
