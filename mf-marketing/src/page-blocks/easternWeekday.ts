import { easternTimeZone } from '@marketplace/shared-ui';

const wallHour = new Intl.DateTimeFormat('en-CA', { timeZone: easternTimeZone, hour: 'numeric', hourCycle: 'h23' });

export interface WeekdayOfMonth {
  /** From 0 for Sunday. */
  weekday: number;
  /** First, second ... such weekday of the month. */
  place: number;
  /** Eastern wall time. */
  hour: number;
}

/**
 * The moment of a rule such as "first Tuesday of the month at noon, Eastern time".
 *
 * @param month from 0 for January
 */
export function easternWeekday({ weekday, place, hour }: WeekdayOfMonth, year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7) + (place - 1) * 7;
  // Eastern time is four hours behind in summer and five in winter.
  const summer = new Date(Date.UTC(year, month, day, hour + 4));
  return Number(wallHour.format(summer)) === hour ? summer : new Date(Date.UTC(year, month, day, hour + 5));
}
