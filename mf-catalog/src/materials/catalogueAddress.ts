import { cleanText, isSameQuery, type Locale } from 'section-kit';
import { parseNumber } from 'section-kit/number';
import { sorts, type MaterialFilters, type Sort } from './searchMaterials';

/** The scale of the price filter, in dollars. Its upper end is open: there is no limit above it. */
export const PRICE = { min: 0, max: 3000, step: 50 } as const;

export const locations = ['BC', 'AB', 'ON', 'QC'] as const;
export type Location = (typeof locations)[number];

const locationNames: Readonly<Record<string, Location>> = {
  'british columbia': 'BC',
  alberta: 'AB',
  ontario: 'ON',
  quebec: 'QC',
  québec: 'QC',
};

/** What the catalogue shows; all of it lives in the address. */
export interface CatalogueQuery {
  /** Part of a name or a description; empty for no search. */
  search: string;
  /** English title of a category; empty for all. */
  category: string;
  /** Both handles of the price filter, on its steps, the lower one first. */
  low: number;
  high: number;
  location: Location | '';
  inStock: boolean;
  sustainable: boolean;
  /** Empty for all. */
  brand: string;
  sort: Sort;
  /** Only what the visitor has saved. */
  saved: boolean;
}

export const emptyQuery: CatalogueQuery = {
  search: '',
  category: '',
  low: PRICE.min,
  high: PRICE.max,
  location: '',
  inStock: false,
  sustainable: false,
  brand: '',
  sort: 'featured',
  saved: false,
};

/** @returns the amount on the nearest step of the scale; `null` for what is no amount in the language of the page */
export function readPrice(text: string, locale: Locale): number | null {
  const amount = parseNumber(text, locale, 2);
  return amount.ok ? Math.round(Math.min(Math.max(amount.value, PRICE.min), PRICE.max) / PRICE.step) * PRICE.step : null;
}

const isYes = (text: string | null) => ['true', '1', 'yes'].includes(text?.toLowerCase() ?? '');

/** Reads what an address asks for. Unknown values count as absent, a price that is no step as the nearest one, prices upside down as the range between them. */
export function parseCatalogue(queryString: string, locale: Locale): CatalogueQuery {
  const params = new URLSearchParams(queryString);
  const text = (name: string) => cleanText(params.get(name) ?? '');
  const ends = [readPrice(text('min'), locale) ?? PRICE.min, readPrice(text('max'), locale) ?? PRICE.max];
  const category = text('category');
  const location = text('location');
  return {
    search: text('search'),
    category: category.toLowerCase() === 'all' ? '' : category,
    low: Math.min(...ends),
    high: Math.max(...ends),
    location: locations.find((code) => code === location.toUpperCase()) ?? locationNames[location.toLowerCase()] ?? '',
    inStock: isYes(params.get('stock')),
    sustainable: isYes(params.get('sustainable')),
    brand: text('brand'),
    sort: sorts.find((known) => known === params.get('sort')) ?? 'featured',
    saved: isYes(params.get('saved')),
  };
}

/** The address of a query below the site root; defaults are left out. */
export function catalogueHref(query: Partial<CatalogueQuery>): string {
  const { search, category, low, high, location, inStock, sustainable, brand, sort, saved } = { ...emptyQuery, ...query };
  const given = {
    search,
    category,
    min: low > PRICE.min ? String(low) : '',
    max: high < PRICE.max ? String(high) : '',
    location,
    stock: inStock ? 'true' : '',
    sustainable: sustainable ? 'true' : '',
    brand,
    sort: sort === 'featured' ? '' : sort,
    saved: saved ? 'true' : '',
  };
  const parts = Object.entries(given).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length > 0 ? `/materials?${parts.join('&')}` : '/materials';
}

/** Whether an address says nothing but what its query needs, in whatever order and encoding. */
export function isCanonical(queryString: string, locale: Locale): boolean {
  return isSameQuery(queryString, catalogueHref(parseCatalogue(queryString, locale)).slice('/materials'.length));
}

/** The `filters` argument of the search. The ends of the price scale do not limit. */
export function toFilters(query: CatalogueQuery, savedIds: readonly string[]): MaterialFilters {
  const { category, low, high, location, inStock, sustainable, brand, saved } = query;
  return {
    ...(category && { category }),
    ...(low > PRICE.min && { min_price: low }),
    ...(high < PRICE.max && { max_price: high }),
    ...(location && { location }),
    ...(inStock && { in_stock: true }),
    ...(sustainable && { sustainable: true }),
    ...(brand && { brand }),
    ...(saved && { ids: savedIds }),
  };
}

/** How many filters of the panel are on; both prices are one. */
export const countFilters = ({ low, high, location, inStock, sustainable, brand }: CatalogueQuery): number =>
  [low > PRICE.min || high < PRICE.max, location, inStock, sustainable, brand].filter(Boolean).length;
