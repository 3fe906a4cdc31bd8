import { priceOf } from '../rate-card/adPrices';

type FieldKind = 'money' | 'percent' | 'count';
export type FieldName =
  'budget' | 'price' | 'visitors' | 'openRate' | 'clickRate' | 'requestRate' | 'winRate' | 'jobValue' | 'margin' | 'discount';
type StepName = 'impressions' | 'views' | 'recipients' | 'visitors' | 'opens' | 'clicks' | 'requests' | 'jobs';
export type CampaignName = 'search' | 'display' | 'social' | 'video' | 'email' | 'promotion';

export interface Campaign {
  /** The assumptions of the sample, in the order of the form. Percentages run from 0 to 100. */
  sample: Partial<Record<FieldName, number>>;
  /** The steps of the funnel, the reach first. */
  steps: readonly StepName[];
  /** Which assumption leads from each step to the next. */
  rates: readonly FieldName[];
  /** How many people or showings one unit of the price buys. */
  unit: number | 'visitors';
}

export const fieldRules: Record<FieldName, { kind: FieldKind; least: number; most: number }> = {
  budget: { kind: 'money', least: 1, most: 1_000_000 },
  price: { kind: 'money', least: 0.01, most: 10_000 },
  visitors: { kind: 'count', least: 1, most: 10_000_000 },
  openRate: { kind: 'percent', least: 0, most: 100 },
  clickRate: { kind: 'percent', least: 0, most: 100 },
  requestRate: { kind: 'percent', least: 0, most: 100 },
  winRate: { kind: 'percent', least: 0, most: 100 },
  jobValue: { kind: 'money', least: 1, most: 10_000_000 },
  margin: { kind: 'percent', least: 0, most: 100 },
  discount: { kind: 'percent', least: 0, most: 100 },
};

const job = { winRate: 20, jobValue: 3500, margin: 30 };

/** Illustrations, not measurements. Prices are those of the rate card. */
export const campaigns: Record<CampaignName, Campaign> = {
  search: {
    sample: { budget: 600, price: priceOf('search').amount, requestRate: 4, ...job },
    steps: ['clicks', 'requests', 'jobs'],
    rates: ['requestRate', 'winRate'],
    unit: 1,
  },
  display: {
    sample: { budget: 600, price: priceOf('display').amount, clickRate: 0.4, requestRate: 2, ...job },
    steps: ['impressions', 'clicks', 'requests', 'jobs'],
    rates: ['clickRate', 'requestRate', 'winRate'],
    unit: 1000,
  },
  social: {
    sample: { budget: 600, price: priceOf('social').amount, clickRate: 0.9, requestRate: 1.5, ...job },
    steps: ['impressions', 'clicks', 'requests', 'jobs'],
    rates: ['clickRate', 'requestRate', 'winRate'],
    unit: 1000,
  },
  video: {
    sample: { budget: 600, price: priceOf('video').amount, clickRate: 2.5, requestRate: 3, ...job },
    steps: ['views', 'clicks', 'requests', 'jobs'],
    rates: ['clickRate', 'requestRate', 'winRate'],
    unit: 1,
  },
  email: {
    sample: { budget: 380, price: priceOf('email').amount, openRate: 35, clickRate: 4, requestRate: 12, ...job },
    steps: ['recipients', 'opens', 'clicks', 'requests', 'jobs'],
    rates: ['openRate', 'clickRate', 'requestRate', 'winRate'],
    unit: 1000,
  },
  promotion: {
    sample: { budget: 500, price: priceOf('promotion').amount, visitors: 3000, clickRate: 5, requestRate: 4, ...job, discount: 8 },
    steps: ['visitors', 'clicks', 'requests', 'jobs'],
    rates: ['clickRate', 'requestRate', 'winRate'],
    unit: 'visitors',
  },
};

/** The names of a campaign's assumptions, in the order of the form. */
export function fieldsOf(name: CampaignName): FieldName[] {
  return Object.keys(campaigns[name].sample) as FieldName[];
}
