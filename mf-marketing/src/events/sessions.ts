import { easternWeekday, type WeekdayOfMonth } from '../page-blocks/easternWeekday';

export const audiences = ['homeowners', 'professionals'] as const;
export type Audience = (typeof audiences)[number];

export const sessionKinds = ['quotes', 'season', 'listing', 'requests', 'home-show'] as const;
export type SessionKind = (typeof sessionKinds)[number];

export interface Session {
  kind: SessionKind;
  audience: readonly Audience[];
  start: Date;
  minutes: number;
  isOnline: boolean;
}

type Rule = Omit<Session, 'start'> &
  WeekdayOfMonth & {
    /** Months from 0 in which it takes place; every month when left out. */
    months?: readonly number[];
  };

const rules: readonly Rule[] = [
  { kind: 'quotes', audience: ['homeowners'], weekday: 2, place: 1, hour: 12, minutes: 45, isOnline: true },
  { kind: 'season', audience: ['homeowners'], weekday: 4, place: 2, hour: 19, minutes: 60, isOnline: true },
  { kind: 'listing', audience: ['professionals'], weekday: 3, place: 3, hour: 12, minutes: 45, isOnline: true },
  { kind: 'requests', audience: ['professionals'], weekday: 2, place: 4, hour: 8, minutes: 45, isOnline: true },
  { kind: 'home-show', audience: audiences, months: [2, 8], weekday: 6, place: 3, hour: 10, minutes: 240, isOnline: false },
];

/**
 * The next dates of the sample calendar. They are computed from a rule such as "first Tuesday of the month at noon,
 * Eastern time", so that none is ever past.
 *
 * @param audience `null` for everybody
 * @param count how many, the nearest first
 */
export function nextSessions(now: Date, audience: Audience | null, count: number): Session[] {
  const first = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months = Array.from({ length: 13 }, (_, index) => first + index);
  return rules
    .filter((rule) => !audience || rule.audience.includes(audience))
    .flatMap((rule) =>
      months
        .filter((month) => rule.months?.includes(month % 12) ?? true)
        .map((month): Session => {
          const { kind, audience: whom, minutes, isOnline } = rule;
          return { kind, audience: whom, minutes, isOnline, start: easternWeekday(rule, Math.floor(month / 12), month % 12) };
        }),
    )
    .filter(({ start }) => start > now)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count);
}
