import type { PaintPage } from '../paintPages.ts';
import type { Variant } from '../variants.ts';
import type { Measures } from '../visit/measuresOf.ts';

/** What the composed product is held to, by kind of page; without a kind it is not. */
type Limits = Readonly<Partial<Record<PaintPage['kind'], number>>>;

interface Goal {
  measure: keyof Measures;
  /** Compared with this, run by run; the composed product's own figure without it. */
  versus?: Exclude<Variant, 'composed'>;
  limits: Limits;
}

export const goals: readonly Goal[] = [
  { measure: 'fcp', versus: 'still', limits: { reading: 1.2, data: 1.3 } },
  { measure: 'lcp', versus: 'still', limits: { reading: 1.05, data: 1.15 } },
  { measure: 'lcp', versus: 'monolith', limits: { reading: 1.05, data: 1.05 } },
  { measure: 'trips', limits: { reading: 1, data: 1 } },
  { measure: 'blocking', limits: { reading: 150, data: 400 } },
  { measure: 'longestTask', limits: { data: 150 } },
  { measure: 'shift', limits: { reading: 0.01, data: 0.01 } },
];
