import type { LocalizedText } from '@marketplace/section-kit/manifest';
import type { Dated } from '../core/dated';

const source: LocalizedText = {
  en: 'Canada Revenue Agency, Home Buyers’ Plan',
  fr: 'Agence du revenu du Canada, Régime d’accession à la propriété',
};
const checked = { source, sourceDate: '2026-09-05', verifiedOn: '2026-11-20' };

/** The most one person may withdraw, in dollars. A couple may withdraw it twice, each from the own RRSP. */
export interface WithdrawalLimit extends Dated {
  limit: number;
}

export const withdrawalLimits: readonly WithdrawalLimit[] = [
  { ...checked, effectiveFrom: '2019-03-20', effectiveTo: '2024-04-16', limit: 35_000 },
  { ...checked, effectiveFrom: '2024-04-17', limit: 60_000 },
];

/** How long after the year of the first withdrawal the first repayment is due. */
export interface RepaymentStart extends Dated {
  yearsLater: number;
}

export const repaymentStarts: readonly RepaymentStart[] = [
  { ...checked, effectiveFrom: '2019-01-01', effectiveTo: '2021-12-31', yearsLater: 2 },
  { ...checked, effectiveFrom: '2022-01-01', effectiveTo: '2028-12-31', yearsLater: 5 },
  { ...checked, effectiveFrom: '2029-01-01', yearsLater: 2 },
];

/** Years in which a withdrawal must be repaid. */
export const repaymentYears = 15;
