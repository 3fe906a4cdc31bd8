import { addDays, changeOf, sumDays, weekdayOf, type Day, type Sums } from './measures';

/** What the figures say. `share` and `change` are shares of one; `weekday` and `day` are ISO days. */
export type Finding =
  | { key: 'up' | 'down'; change: number }
  | { key: 'same' | 'nothing' }
  | { key: 'weekday'; weekday: string; average: number }
  | { key: 'busiest'; day: string; count: number }
  | { key: 'asked'; share: number }
  | { key: 'hired'; share: number };

/** A Monday; the weekdays after it follow. */
const someMonday = '2026-01-05';

/**
 * Reads figures as a person would: the change, the best weekday, the busiest day, how many of the visitors ask and how many
 * of those who share their contact hire.
 *
 * @param before the sums of as many days before; `null` when they are not known
 */
export function findFindings(days: readonly Day[], before: Sums | null): Finding[] {
  const sums = sumDays(days);
  if (sums.views === 0 && sums.requests === 0) return [{ key: 'nothing' }];
  const findings: Finding[] = [];
  const change = changeOf(sums.views, before?.views);
  if (change !== null)
    findings.push(Math.abs(change) < 0.005 ? { key: 'same' } : { key: change > 0 ? 'up' : 'down', change: Math.abs(change) });
  if (sums.views > 0) {
    const averages = averageByWeekday(days);
    const best = averages.indexOf(Math.max(...averages));
    if (days.length >= 7) findings.push({ key: 'weekday', weekday: addDays(someMonday, best), average: averages[best]! });
    const busiest = days.reduce((most, day) => (day.views > most.views ? day : most));
    findings.push({ key: 'busiest', day: busiest.day, count: busiest.views });
    if (sums.requests <= sums.views) findings.push({ key: 'asked', share: sums.requests / sums.views });
  }
  // What was shared before these days may lead to a job in them; then there is no share to tell.
  if (sums.connected > 0 && sums.hired <= sums.connected) findings.push({ key: 'hired', share: sums.hired / sums.connected });
  return findings;
}

/** Views on an average Monday, Tuesday … Sunday of these days. */
export function averageByWeekday(days: readonly Day[]): number[] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const those = days.filter(({ day }) => weekdayOf(day) === weekday);
    return those.length === 0 ? 0 : sumDays(those).views / those.length;
  });
}

/** An ISO day that falls on this weekday, for its name. */
export const dayNamed = (weekday: number): string => addDays(someMonday, weekday);
