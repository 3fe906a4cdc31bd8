import type { Dated } from '../core/dated';
import type { Bracket } from '../core/marginalAmount';

/** The legal minimum down payment and what may be insured. Dollars and percent. */
export interface DownPaymentRule extends Dated {
  /** From this price on nothing is insurable: the last tier holds for the whole price. */
  insurablePriceBelow: number;
  /** One or two units, lived in by the owner: each share holds for the part of the price within its tier. */
  tiers: readonly Bracket[];
  /** Three or four units, lived in by the owner. */
  threeOrFourUnitsPercent: number;
  /** Not lived in by the owner, or a price that is not insurable: of the whole price. */
  uninsuredPercent: number;
}

export const downPaymentRules: readonly DownPaymentRule[] = [
  {
    source: {
      en: 'Department of Finance Canada, insured mortgage rules; CMHC, purchase product',
      fr: 'Ministère des Finances du Canada, règles des prêts hypothécaires assurés; SCHL, produit d’achat',
    },
    sourceDate: '2026-10-03',
    effectiveFrom: '2024-12-15',
    verifiedOn: '2026-11-20',
    insurablePriceBelow: 1_500_000,
    tiers: [
      { upTo: 500_000, percent: 5 },
      { upTo: 1_500_000, percent: 10 },
    ],
    threeOrFourUnitsPercent: 10,
    uninsuredPercent: 20,
  },
];
