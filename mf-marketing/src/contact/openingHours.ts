export const officeTimeZone = 'America/Toronto';

const HOUR_MS = 3_600_000;
type Hours = readonly [opens: number, closes: number];
const weekday: Hours = [8, 18];
const hoursByDay: Readonly<Record<string, Hours>> = { Mon: weekday, Tue: weekday, Wed: weekday, Thu: weekday, Fri: weekday, Sat: [9, 16] };

const wallClock = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });

export interface Opening {
  isOpen: boolean;
  /** When that changes: closing time, or the next opening. */
  changesAt: Date;
  /** Whether it changes on the same weekday. */
  isToday: boolean;
}

/**
 * Whether somebody is there: Monday to Friday 8 to 6, Saturday 9 to 4, Eastern time with daylight saving taken into
 * account. Source: the product's business hours.
 */
export function openingAt(now: Date): Opening {
  const { day, isOpen } = at(now);
  let changesAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS);
  while (at(changesAt).isOpen === isOpen) changesAt = new Date(changesAt.getTime() + HOUR_MS);
  return { isOpen, changesAt, isToday: at(changesAt).day === day };
}

function at(moment: Date): { day: string; isOpen: boolean } {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = parts.weekday ?? '';
  const hour = Number(parts.hour);
  const [opens, closes] = hoursByDay[day] ?? [0, 0];
  return { day, isOpen: hour >= opens && hour < closes };
}
