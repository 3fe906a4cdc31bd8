import { addDays, sumDays, weekdayOf, type Day, type Sums } from './measures';

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

export interface DayGroup extends Sums {
  /** ISO day the day, week (a Monday) or month begins on. */
  start: string;
}

const startOf: Record<Grouping, (day: string) => string> = {
  day: (day) => day,
  week: (day) => addDays(day, -weekdayOf(day)),
  month: (day) => `${day.slice(0, 7)}-01`,
};

/** Sums by day, week or month, the oldest first. */
export function groupDays(days: readonly Day[], by: Grouping): DayGroup[] {
  const groups = new Map<string, Day[]>();
  for (const day of days) {
    const start = startOf[by](day.day);
    groups.set(start, [...(groups.get(start) ?? []), day]);
  }
  return [...groups].map(([start, members]) => ({ start, ...sumDays(members) }));
}

/** The grouping that leaves few enough points to tell them apart. */
export const fittingGrouping = (days: readonly Day[]): Grouping => (days.length > 92 ? 'week' : 'day');
