import type { Counts } from '../server/canary/Outcomes.ts';
import { chanceOf, type Share } from './chanceOf.ts';

/**
 * A canary that is as good as what is live looks this bad once in 10,000 looks. Looks of one canary are mostly at the same visitors, so
 * a day of them is far from 17,280 chances; `simulation.test.ts` has good canaries of many seeds.
 */
const CHANCE = 1e-4;
/** One visitor with a broken browser is no reason. */
const VISITORS = 3;
/** What is live is taken to have had these before anybody came, so that a canary for everybody has something to be worse than. */
const BEFOREHAND: Share = { of: 200, bad: 2 };

interface Measure {
  /** What happened to the visitors who count as bad. */
  name: string;
  of: (counts: Counts) => Share;
  beforehand?: Share;
}

const measures: readonly Measure[] = [
  { name: 'something failed', of: ({ visitors, failed }) => ({ of: visitors, bad: failed }), beforehand: BEFOREHAND },
  { name: 'the page was slow', of: ({ told, slow }) => ({ of: told, bad: slow }) },
  { name: 'the page told nothing', of: ({ due, silent }) => ({ of: due, bad: silent }) },
];

/** @returns in one sentence what a canary does worse than what is live; `null` as long as that may be chance */
export function judge({ live, canary }: { live: Counts; canary: Counts }): string | null {
  for (const { name, of, beforehand = { of: 0, bad: 0 } } of measures) {
    const [tried, known] = [of(canary), of(live)];
    const compared = { of: known.of + beforehand.of, bad: known.bad + beforehand.bad };
    if (tried.bad >= VISITORS && chanceOf(tried, compared) < CHANCE)
      return `${name} for ${tried.bad} of ${tried.of} visitors, against ${known.bad} of ${known.of} with what is live`;
  }
  return null;
}

/** What several servers counted, as one. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = { visitors: 0, failed: 0, told: 0, slow: 0, due: 0, silent: 0 };
  for (const counts of all) for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name];
  return sum;
}
