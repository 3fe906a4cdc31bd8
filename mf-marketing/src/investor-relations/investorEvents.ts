type InvestorEventKind = 'results' | 'meeting';

export interface InvestorEvent {
  kind: InvestorEventKind;
  start: Date;
  minutes: number;
}

export const investorTimeZone = 'America/Toronto';

/** The sample calendar: day of the week from 0 for Sunday, its place in the month, months from 0, Eastern wall time. */
const rules = [
  { kind: 'results', months: [1, 4, 7, 10], weekday: 4, place: 2, hour: 11, minutes: 60 },
  { kind: 'meeting', months: [5], weekday: 3, place: 3, hour: 14, minutes: 90 },
] as const;

const wallHour = new Intl.DateTimeFormat('en-CA', { timeZone: investorTimeZone, hour: 'numeric', hourCycle: 'h23' });

/**
 * The next dates of the sample calendar: results on the second Thursday of February, May, August and November at 11 AM,
 * the annual meeting on the third Wednesday of June at 2 PM, Eastern time. They are computed, so none is ever past.
 *
 * @param count how many, the nearest first
 */
export function nextInvestorEvents(now: Date, count: number): InvestorEvent[] {
  const year = now.getUTCFullYear();
  return rules
    .flatMap(({ kind, months, weekday, place, hour, minutes }) =>
      [year, year + 1].flatMap((each) =>
        months.map((month): InvestorEvent => ({ kind, minutes, start: eastern(each, month, dayOf(each, month, weekday, place), hour) })),
      ),
    )
    .filter(({ start }) => start > now)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count);
}

function dayOf(year: number, month: number, weekday: number, place: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + (place - 1) * 7;
}

/** Eastern time is four hours behind in summer and five in winter. */
function eastern(year: number, month: number, day: number, hour: number): Date {
  const summer = new Date(Date.UTC(year, month, day, hour + 4));
  return Number(wallHour.format(summer)) === hour ? summer : new Date(Date.UTC(year, month, day, hour + 5));
}
