import { toCsv } from '@marketplace/section-kit/export';
import { sampleQuarters, totalOf, type Quarter } from './sampleFigures';

export interface Report {
  /** ISO day of its publication. */
  published: string;
  quarter: Quarter;
  /** The quarters it holds, the newest last. */
  quarters: readonly Quarter[];
}

/** How long after a quarter its report appears, in days. */
const preparation = 45;

/** One report for each quarter, the newest first. */
export const reports: readonly Report[] = sampleQuarters
  .map((quarter, index): Report => ({
    quarter,
    published: addDays(quarter.end, preparation),
    quarters: sampleQuarters.slice(0, index + 1),
  }))
  .reverse();

/**
 * A report as comma-separated values, in thousands of Canadian dollars.
 *
 * @param head titles of the five columns
 */
export function reportFile({ quarters }: Report, head: readonly string[]): string {
  const rows = quarters.map((each) => [each.end, each.listings, each.advertising, each.referrals, totalOf(each)]);
  return toCsv([head, ...rows]);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
