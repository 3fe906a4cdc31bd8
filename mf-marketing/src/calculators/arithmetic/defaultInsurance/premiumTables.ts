import type { Province } from '@marketplace/section-kit/tax';
import type { Dated } from '../core/dated';

/** What mortgage default insurance costs. All percent. */
export interface PremiumTable extends Dated {
  /** The premium on the loan, by its share of the price; the upper end belongs to the tier. */
  tiers: readonly { upToLoanToValue: number; percent: number }[];
  /** No insurance is needed up to this share. */
  neededAbove: number;
  /** When the down payment is borrowed; only above `nonTraditionalAbove`. */
  nonTraditionalPercent: number;
  nonTraditionalAbove: number;
  /** Added when the amortization is longer than `standardYears`. */
  longAmortizationPercent: number;
  standardYears: number;
  /** For first-time buyers and newly built homes. */
  extendedYears: number;
}

export const premiumTables: readonly PremiumTable[] = [
  {
    source: {
      en: 'CMHC, homeowner mortgage loan insurance premiums and purchase product',
      fr: 'SCHL, primes d’assurance prêt hypothécaire pour propriétaires-occupants et produit d’achat',
    },
    sourceDate: '2026-10-03',
    effectiveFrom: '2024-12-15',
    verifiedOn: '2026-11-20',
    tiers: [
      { upToLoanToValue: 65, percent: 0.6 },
      { upToLoanToValue: 75, percent: 1.7 },
      { upToLoanToValue: 80, percent: 2.4 },
      { upToLoanToValue: 85, percent: 2.8 },
      { upToLoanToValue: 90, percent: 3.1 },
      { upToLoanToValue: 95, percent: 4 },
    ],
    neededAbove: 80,
    nonTraditionalPercent: 4.5,
    nonTraditionalAbove: 90,
    longAmortizationPercent: 0.2,
    standardYears: 25,
    extendedYears: 30,
  },
];

/** The provincial tax on the premium: due in cash at closing, never part of the loan. */
export interface PremiumTaxTable extends Dated {
  percent: Partial<Record<Province, number>>;
}

const taxSource = {
  en: 'Ontario retail sales tax, Saskatchewan provincial sales tax and Revenu Québec tax on insurance premiums',
  fr: 'Taxe de vente au détail de l’Ontario, taxe de vente provinciale de la Saskatchewan et taxe sur les primes d’assurance de Revenu Québec',
};

export const premiumTaxTables: readonly PremiumTaxTable[] = [
  {
    source: taxSource,
    sourceDate: '2026-09-04',
    effectiveFrom: '2020-07-01',
    effectiveTo: '2026-12-31',
    verifiedOn: '2026-11-20',
    percent: { ON: 8, SK: 6, QC: 9 },
  },
  {
    source: taxSource,
    sourceDate: '2026-09-04',
    effectiveFrom: '2027-01-01',
    verifiedOn: '2026-11-20',
    percent: { ON: 8, SK: 6, QC: 9.975 },
  },
];
