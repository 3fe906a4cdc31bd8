import { easternWeekday } from '../page-blocks/easternWeekday';

type InvestorEventKind = 'results' | 'meeting';

export interface InvestorEvent {
  kind: InvestorEventKind;
  start: Date;
  minutes: number;
}

/** The sample calendar: day of the week from 0 for Sunday, its place in the month, months from 0, Eastern wall time. */
const rules = [
  { kind: 'results', months: [1, 4, 7, 10], weekday: 4, place: 2, hour: 11, minutes: 60 },
  { kind: 'meeting', months: [5], weekday: 3, place: 3, hour: 14, minutes: 90 },
] as const;

/**
 * The next dates of the sample calendar: results on the second Thursday of February, May, August and November at 11 AM,
 * the annual meeting on the third Wednesday of June at 2 PM, Eastern time. They are computed, so none is ever past.
 *
 * @param count how many, the nearest first
 */
export function nextInvestorEvents(now: Date, count: number): InvestorEvent[] {
  const year = now.getUTCFullYear();
  return rules
    .flatMap(({ kind, months, minutes, ...rule }) =>
      [year, year + 1].flatMap((each) =>
        months.map((month): InvestorEvent => ({ kind, minutes, start: easternWeekday(rule, each, month) })),
      ),
    )
    .filter(({ start }) => start > now)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count);
}
