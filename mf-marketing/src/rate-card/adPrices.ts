/** The day from which these prices hold. */
export const rateCardDate = '2026-11-20';

export type AdProduct = 'search' | 'display' | 'social' | 'video' | 'email' | 'promotion' | 'catalogue' | 'website';
type AdUnit = 'click' | 'impressions' | 'view' | 'recipients' | 'week' | 'category' | 'page';

interface AdPrice {
  product: AdProduct;
  /** Where the product is explained; `null` for the advertising page, whose address holds the product's slug. */
  href: string | null;
  /** Dollars before tax. */
  amount: number;
  /** What the amount buys; `impressions` and `recipients` come by the thousand. */
  unit: AdUnit;
  /** The smallest order, in dollars before tax. */
  least: number;
}

/** Our own list prices. The pages of the products, the rate card and the calculators read them here. */
export const adPrices: readonly AdPrice[] = [
  { product: 'search', href: null, amount: 2.5, unit: 'click', least: 150 },
  { product: 'display', href: null, amount: 9, unit: 'impressions', least: 150 },
  { product: 'social', href: null, amount: 11, unit: 'impressions', least: 250 },
  { product: 'video', href: '/video-ads', amount: 0.06, unit: 'view', least: 300 },
  { product: 'email', href: '/targeted-email-marketing', amount: 95, unit: 'recipients', least: 95 },
  { product: 'promotion', href: '/custom-promotions', amount: 250, unit: 'week', least: 250 },
  { product: 'catalogue', href: '/catalogue-placement', amount: 120, unit: 'category', least: 120 },
  { product: 'website', href: '/websites', amount: 390, unit: 'page', least: 390 },
];

/** The list price of a product; every product has one. */
export function priceOf(product: AdProduct): AdPrice {
  return adPrices.find((price) => price.product === product)!;
}
