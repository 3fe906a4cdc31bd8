import type { LocalizedText } from '@marketplace/section-kit/manifest';
import type { Province } from '@marketplace/section-kit/tax';
import type { Dated } from '../core/dated';
import type { Fade } from '../core/fade';

export type RebateId =
  | 'federalNewHousing'
  | 'federalFirstTime'
  | 'ontarioNewHousing'
  | 'ontarioFirstTime'
  | 'ontarioEnhanced'
  | 'ontarioAffordabilityPayment'
  | 'quebecNewHousing'
  | 'novaScotiaFirstTime';

/** A rebate of tax on a new home by its price before tax. The dates are those of the purchase agreement. */
export interface RebateRule extends Dated {
  id: RebateId;
  /** Percent of the price. */
  percent: number;
  /** Dollars. */
  maximum: number;
  fades?: Fade;
  province?: Province;
  onlyFirstTime?: boolean;
  /** Needs an agreement with a builder: not for a home the owner builds. */
  onlyFromBuilder?: boolean;
  /** An older rule held before `effectiveFrom`, whose figures are not in this table. */
  hadForerunner?: boolean;
  /** Above this price the published text gives only the ends of the line: show the amount with a caution. */
  uncertainAbove?: number;
}

const federal: LocalizedText = {
  en: 'Canada Revenue Agency, GST/HST new housing rebates (guide RC4028, notice 346)',
  fr: 'Agence du revenu du Canada, remboursements de TPS/TVH pour habitations neuves (guide RC4028, avis 346)',
};
const ontario: LocalizedText = {
  en: 'Canada Revenue Agency and Government of Ontario, HST relief on new homes',
  fr: 'Agence du revenu du Canada et gouvernement de l’Ontario, allègement de la TVH sur les habitations neuves',
};
const checked = { sourceDate: '2026-10-04', verifiedOn: '2026-11-20' };
const firstTimeDates = { effectiveFrom: '2025-03-20', effectiveTo: '2030-12-31' };
const enhancedDates = { effectiveFrom: '2026-04-01', effectiveTo: '2027-03-31' };

/** 36 % of the 5 % tax. */
export const federalNewHousing: RebateRule = {
  ...checked,
  id: 'federalNewHousing',
  source: federal,
  effectiveFrom: '2008-01-01',
  percent: 1.8,
  maximum: 6300,
  fades: { until: 350_000, gone: 450_000 },
};

/** All of the tax: the federal new housing rebate is part of it. */
export const federalFirstTime: RebateRule = {
  ...checked,
  ...firstTimeDates,
  id: 'federalFirstTime',
  source: federal,
  percent: 5,
  maximum: 50_000,
  fades: { until: 1_000_000, gone: 1_500_000 },
  onlyFirstTime: true,
};

/** Paid by the province, less the federal rebates. */
export const ontarioAffordabilityPayment: RebateRule = {
  ...checked,
  ...enhancedDates,
  id: 'ontarioAffordabilityPayment',
  source: ontario,
  province: 'ON',
  percent: 5,
  maximum: 50_000,
  fades: { until: 1_500_000, gone: 1_850_000 },
  onlyFromBuilder: true,
  uncertainAbove: 1_500_000,
};

/** Rebates of the provincial part. They exclude each other: the largest counts, of equal ones the first. */
export const provincialRebates: readonly RebateRule[] = [
  {
    ...checked,
    id: 'ontarioNewHousing',
    source: ontario,
    effectiveFrom: '2010-07-01',
    province: 'ON',
    percent: 6,
    maximum: 24_000,
  },
  {
    ...checked,
    ...firstTimeDates,
    id: 'ontarioFirstTime',
    source: ontario,
    province: 'ON',
    percent: 8,
    maximum: 80_000,
    // Below 24,000 dollars the ordinary rebate is larger and takes over.
    fades: { until: 1_000_000, gone: 1_500_000 },
    onlyFirstTime: true,
    uncertainAbove: 1_000_000,
  },
  {
    ...checked,
    ...enhancedDates,
    id: 'ontarioEnhanced',
    source: ontario,
    province: 'ON',
    percent: 8,
    maximum: 80_000,
    // The line passes 24,000 dollars at 1,850,000, where the ordinary rebate takes over.
    fades: { until: 1_500_000, gone: 2_000_000 },
    onlyFromBuilder: true,
    uncertainAbove: 1_500_000,
  },
  {
    ...checked,
    id: 'quebecNewHousing',
    source: {
      en: 'Revenu Québec, QST new housing rebate since 2013',
      fr: 'Revenu Québec, remboursement de la TVQ pour une habitation neuve depuis 2013',
    },
    sourceDate: '2012-10-30',
    verifiedOn: '2026-11-26',
    effectiveFrom: '2013-01-01',
    province: 'QC',
    // Half of 9.975 %.
    percent: 4.9875,
    maximum: 9975,
    fades: { until: 200_000, gone: 300_000 },
    uncertainAbove: 0,
  },
  {
    ...checked,
    id: 'novaScotiaFirstTime',
    source: {
      en: 'Government of Nova Scotia, first-time home buyers rebate',
      fr: 'Gouvernement de la Nouvelle-Écosse, remboursement aux acheteurs d’une première habitation',
    },
    sourceDate: '2026-08-07',
    effectiveFrom: '2025-04-01',
    province: 'NS',
    // 18.75 % of the provincial 9 %.
    percent: 1.6875,
    maximum: 3000,
    onlyFirstTime: true,
    // 18.75 % of what were 10 % until then.
    hadForerunner: true,
  },
];

/** A province's own tax on a new home: the provincial part of HST, or the QST. */
interface ProvincialTax {
  /** Of the price. */
  percent: number;
  /** First day of the rate; what was taken before is not in this table. */
  effectiveFrom: string;
  /** The day the home is handed over decides, which is not asked: the rate is one of agreements from before as well. */
  byHandover?: boolean;
}

/** Percent of the price: GST, and the provinces' taxes. Saskatchewan's PST is taken on building, not on the price; other provinces that are not listed never took one on a new home. */
export const newHomeTax: { federal: number; provincial: Partial<Record<Province, ProvincialTax>> } = {
  federal: 5,
  provincial: {
    ON: { percent: 8, effectiveFrom: '2010-07-01' },
    QC: { percent: 9.975, effectiveFrom: '2013-01-01' },
    // HST until then.
    BC: { percent: 0, effectiveFrom: '2013-04-01' },
    NB: { percent: 10, effectiveFrom: '2016-07-01' },
    NL: { percent: 10, effectiveFrom: '2016-07-01' },
    PE: { percent: 10, effectiveFrom: '2016-10-01' },
    // Canada Revenue Agency, GST/HST Notice 343.
    NS: { percent: 9, effectiveFrom: '2025-04-01', byHandover: true },
  },
};
