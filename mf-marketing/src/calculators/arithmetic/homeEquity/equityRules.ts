import type { Dated } from '../core/dated';

/** How much of a home's value may be borrowed against at a federally regulated lender. Percent. */
export interface EquityRule extends Dated {
  /** All loans together. */
  totalPercent: number;
  /** The revolving part: what is repaid can be borrowed again. */
  revolvingPercent: number;
}

export const equityRules: readonly EquityRule[] = [
  {
    source: {
      en: 'OSFI, Guideline B-20, combined loan plans and home equity lines of credit',
      fr: 'BSIF, ligne directrice B-20, plans de prêt combinés et marges de crédit hypothécaires',
    },
    sourceDate: '2026-09-30',
    effectiveFrom: '2023-10-31',
    verifiedOn: '2026-11-20',
    totalPercent: 80,
    revolvingPercent: 65,
  },
];
