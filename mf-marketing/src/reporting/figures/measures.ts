/** What is counted, in the order it happens. */
export const measures = ['views', 'quote_clicks', 'call_clicks', 'requests', 'answered', 'quoted', 'connected', 'hired'] as const;
export type Measure = (typeof measures)[number];
export type Sums = Readonly<Record<Measure, number>>;

/** The figures of one day. */
export interface Day extends Sums {
  /** ISO day in Eastern time. */
  day: string;
}

const DAY_MS = 86_400_000;

/** @returns the ISO day that many days later */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from the first to the last, both counted. */
export const countDays = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export function sumDays(days: readonly Day[]): Sums {
  const total = (measure: Measure) => days.reduce((sum, day) => sum + day[measure], 0);
  return Object.fromEntries(measures.map((measure) => [measure, total(measure)])) as unknown as Sums;
}

/** By how much more than before, as a share; `null` where there was nothing before. */
export const changeOf = (now: number, before: number | undefined): number | null => (before ? now / before - 1 : null);
