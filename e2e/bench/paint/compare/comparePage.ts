import { pairwiseRatios, spreadOf, type Spread } from '@marketplace/node-kit/statistics';
import type { PaintPage } from '../paintPages.ts';
import { letters, type Variant } from '../variants.ts';
import { measureTitles } from '../visit/measureTitles.ts';
import type { Measures } from '../visit/measuresOf.ts';
import { goals } from './goals.ts';
import { judge, type Verdict } from './judge.ts';

/** What every variant measured, run by run in the same order. */
export type Runs = Readonly<Record<Variant, readonly Measures[]>>;

/** A goal beside what was measured. */
export interface Judged {
  /** For instance `LCP C/S` or `blocking`. */
  name: string;
  limit: number;
  spread: Spread;
  verdict: Verdict;
}

/** @returns how a measure of the composed product lies to that of another variant; `null` where that is zero in every run */
export function ratioOf(runs: Runs, measure: keyof Measures, versus: Exclude<Variant, 'composed'>): Spread | null {
  const of = (variant: Variant) => runs[variant].map((run) => run[measure]);
  const ratios = pairwiseRatios(of('composed'), of(versus));
  return ratios.length > 0 ? spreadOf(ratios) : null;
}

/** Every goal of the page's kind, with what was measured. */
export function judgePage(kind: PaintPage['kind'], runs: Runs): Judged[] {
  return goals.flatMap(({ measure, versus, limits }) => {
    const limit = limits[kind];
    const spread = versus ? ratioOf(runs, measure, versus) : spreadOf(runs.composed.map((run) => run[measure]));
    if (limit === undefined || !spread) return [];
    const name = versus ? `${measureTitles[measure]} ${letters.composed}/${letters[versus]}` : measureTitles[measure];
    return [{ name, limit, spread, verdict: judge(spread, limit) }];
  });
}
