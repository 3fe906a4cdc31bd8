import { read, AppError, type Answer, type Db, type Locale } from '@marketplace/section-kit';
import { toFacet, type Facet } from './Facet';
import { toListedMaterial, toMaterial, type ListedMaterial, type Material, type MaterialRow } from './Material';

/** What narrows the catalogue. What is left out does not narrow. */
export interface MaterialFilters {
  /** English title. */
  category?: string;
  /** Dollars, inclusive. */
  min_price?: number;
  max_price?: number;
  /** Two letters of a province. */
  location?: string;
  in_stock?: boolean;
  sustainable?: boolean;
  brand?: string;
  /** Path of a hub page, such as `/kitchen/sinks`. */
  hub?: string;
  /** English labels of specifications and the value each must have. */
  specs?: Readonly<Record<string, string>>;
  ids?: readonly string[];
}

export const sorts = ['featured', 'price-low', 'price-high', 'rating', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export interface MaterialSearch {
  /** Part of a name or a description. */
  text?: string;
  filters?: MaterialFilters;
  sort?: Sort;
  /** The `next` of the page before; `null` for the first. */
  after?: MaterialsPage['next'];
  pageSize?: number;
}

export interface MaterialsPage<Row = ListedMaterial> {
  /** All that match, not only those of this page. */
  total: number;
  materials: Row[];
  /** The words that were looked for in place of a text that no material has; empty where some have it. */
  understood: NonNullable<Answer<'search_materials'>['understood']>;
  /** Where the next page begins; `null` after the last. */
  next: Answer<'search_materials'>['next'];
  /** Brands of the category, by name. */
  brands: string[];
  /** What the materials of the hub can be chosen by, whatever else narrows them; none without a hub. */
  facets: Facet[];
}

/** Cards that come at a time. */
export const PAGE_SIZE = 24;

/**
 * One page of the catalogue.
 *
 * @throws {AppError}
 */
export const searchMaterials = (db: Db, locale: Locale, search: MaterialSearch, signal: AbortSignal): Promise<MaterialsPage> =>
  searchAs(toListedMaterial, db, locale, search, signal);

/**
 * The same to calculate with.
 *
 * @throws {AppError}
 */
export const searchWholeMaterials = (
  db: Db,
  locale: Locale,
  search: MaterialSearch,
  signal: AbortSignal,
): Promise<MaterialsPage<Material>> => searchAs(toMaterial, db, locale, search, signal);

async function searchAs<Row>(
  toRow: (row: MaterialRow, locale: Locale) => Row,
  db: Db,
  locale: Locale,
  search: MaterialSearch,
  signal: AbortSignal,
): Promise<MaterialsPage<Row>> {
  const { text = '', filters = {}, sort = 'featured', after = null, pageSize = PAGE_SIZE } = search;
  const request = db.rpc('search_materials', {
    q: text,
    filters: { ...filters, ...(locale === 'fr' && { locale }) },
    sort,
    after,
    page_size: pageSize,
  });
  const { data } = await read(request.abortSignal(signal));
  return {
    total: data.total,
    materials: data.items.map((row) => toRow(row, locale)),
    understood: data.understood ?? [],
    next: data.next,
    brands: data.brands,
    facets: (data.facets ?? []).map((row) => toFacet(row, locale)),
  };
}

/** Whether the backend has no materials, as one that holds only the specification's tables. */
export const isCatalogueMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'missing' || error.status === 404);
