import type { Spread } from '@marketplace/node-kit/statistics';

export type Verdict = 'within' | 'over' | 'unclear';

/**
 * Whether a figure keeps to its limit. Over it is only what is over in three of four runs: a machine has bad moments.
 *
 * @returns `unclear` when the middle is over and a quarter of the runs is not
 */
export function judge({ median, lower }: Spread, limit: number): Verdict {
  if (median <= limit) return 'within';
  return lower > limit ? 'over' : 'unclear';
}
