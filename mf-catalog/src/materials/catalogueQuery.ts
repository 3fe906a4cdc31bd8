import { choiceParam, defineQuery, flagParam, scaleParam, searchArguments, textParam, type QueryOf } from '@marketplace/section-kit';
import { sorts, type MaterialFilters } from './searchMaterials';

/** The scale of the price filter, in dollars. Its upper end is open: there is no limit above it. */
export const PRICE = { min: 0, max: 3000, step: 50 } as const;

export const locations = ['BC', 'AB', 'ON', 'QC'] as const;
export type Location = (typeof locations)[number];

const locationNames: ReadonlyMap<string, Location> = new Map([
  ['british columbia', 'BC'],
  ['alberta', 'AB'],
  ['ontario', 'ON'],
  ['quebec', 'QC'],
  ['québec', 'QC'],
]);

const location = choiceParam('', locations, { anyCase: true });
const category = textParam();

/** What the catalogue shows; all of it lives in the address. */
export const catalogueQuery = defineQuery(
  {
    /** Part of a name or a description; empty for no search. */
    search: textParam(),
    /** English title of a category; empty for all. */
    category: {
      ...category,
      argument: 'category',
      read: (texts, locale) => category.read(texts[0]?.toLowerCase() === 'all' ? [] : texts, locale),
    },
    /** Both handles of the price filter, on its steps, the lower one first. */
    low: { ...scaleParam(PRICE.min, PRICE), name: 'min', argument: 'min_price' },
    high: { ...scaleParam(PRICE.max, PRICE), name: 'max', argument: 'max_price' },
    location: {
      ...location,
      argument: 'location',
      read: ([text = ''], locale) => locationNames.get(text.toLowerCase()) ?? location.read([text], locale),
    },
    inStock: { ...flagParam(), name: 'stock', argument: 'in_stock' },
    sustainable: { ...flagParam(), argument: 'sustainable' },
    /** Empty for all. */
    brand: { ...textParam(), argument: 'brand' },
    sort: choiceParam('featured', sorts),
    /** Only what the visitor has saved. */
    saved: flagParam(),
  },
  { settle: (query) => ({ ...query, ...inOrder(query) }) },
);
export type CatalogueQuery = QueryOf<typeof catalogueQuery>;

/** Prices upside down are the range between them. */
export function inOrder({ low, high }: { low: number; high: number }) {
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/** The address of a query below the site root. */
export const catalogueHref = (query: Partial<CatalogueQuery>): string => `/materials${catalogueQuery.toSearch(query)}`;

/** The `filters` argument of the search. The ends of the price scale do not limit. */
export const toFilters = (query: CatalogueQuery, savedIds: readonly string[]): MaterialFilters => ({
  ...searchArguments(catalogueQuery, query),
  ...(query.saved && { ids: savedIds }),
});

/** Whether anything but the order was chosen. */
export const isNarrowed = (query: CatalogueQuery): boolean => catalogueQuery.toSearch({ ...query, sort: catalogueQuery.empty.sort }) !== '';

/** How many filters of the panel are on; both prices are one. */
export function countFilters(query: CatalogueQuery): number {
  const { category: _, max_price, min_price = max_price, ...others } = searchArguments(catalogueQuery, query);
  return Object.keys(others).length + (min_price === undefined ? 0 : 1);
}

const { low, high, location: everywhere, inStock, sustainable, brand } = catalogueQuery.empty;

/** The filters of the panel, none of them on. */
export const noFilters = { low, high, location: everywhere, inStock, sustainable, brand };
