import type { Dated } from '../core/dated';

/** How much of an income a home may cost, and at which rate that is tested. All percent. */
export interface QualifyingRule extends Dated {
  /** The qualifying rate is the contract rate plus this … */
  bufferPercent: number;
  /** … and at least this. */
  floorPercent: number;
  /** Gross debt service: the home's costs. */
  gdsPercent: number;
  /** Total debt service: the home's costs and all other debts. */
  tdsPercent: number;
  /** The part of condominium fees that counts as a cost of the home. */
  condoFeePercent: number;
  /** What a card or line of credit counts for each month, of its balance: a convention of lenders. */
  revolvingPercent: number;
}

export const qualifyingRules: readonly QualifyingRule[] = [
  {
    source: {
      en: 'OSFI, minimum qualifying rate (Guideline B-20); CMHC, debt service ratios',
      fr: 'BSIF, taux admissible minimal (ligne directrice B-20); SCHL, rapports d’amortissement de la dette',
    },
    sourceDate: '2026-09-30',
    effectiveFrom: '2021-07-05',
    verifiedOn: '2026-11-20',
    bufferPercent: 2,
    floorPercent: 5.25,
    gdsPercent: 39,
    tdsPercent: 44,
    condoFeePercent: 50,
    revolvingPercent: 3,
  },
];
