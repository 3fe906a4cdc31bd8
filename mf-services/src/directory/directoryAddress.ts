import { cleanText, isSameQuery } from 'section-kit';
import { filterParams, noFilters, parseFilters, type Filters } from './filters/filters';

export const sorts = ['rating', 'reviews', 'name'] as const;
export type Sort = (typeof sorts)[number] | 'distance';

/** What the directory shows; all of it lives in the address. */
export interface DirectoryQuery extends Filters {
  /** Part of a name, category or city; empty for no search. */
  search: string;
  /** A category as the database writes it; empty for all. */
  category: string;
  /** By distance only where there is a place to measure from. */
  sort: Sort;
  /** Only what the visitor has saved. */
  saved: boolean;
}

export const emptyQuery: DirectoryQuery = { search: '', category: '', sort: 'rating', saved: false, ...noFilters };

/** As many as stand side by side. */
export const COMPARE_LIMIT = 3;

/** Reads what an address asks for. Whatever is unknown counts as absent. */
export function parseDirectory(queryString: string): DirectoryQuery {
  const params = new URLSearchParams(queryString);
  const filters = parseFilters(params);
  const sort = params.get('sort');
  return {
    search: cleanText(params.get('search') ?? ''),
    category: cleanText(params.get('category') ?? ''),
    sort: sorts.find((known) => known === sort) ?? (sort === 'distance' && filters.near ? sort : 'rating'),
    saved: params.get('saved') === 'true',
    ...filters,
  };
}

/** Reads `?compare=id,id,id`: the ids of the professionals that stand side by side; none when they are not. */
export function parseCompare(queryString: string): string[] {
  const ids = new URLSearchParams(queryString).get('compare')?.split(',') ?? [];
  return [...new Set(ids.map((id) => cleanText(id).slice(0, 60)).filter(Boolean))].slice(0, COMPARE_LIMIT);
}

/** The address of a query below the site root; defaults are left out. */
export function directoryHref(query: Partial<DirectoryQuery>, compare: readonly string[] = []): string {
  const { search, category, sort, saved, ...filters } = { ...emptyQuery, ...query };
  const given = {
    search,
    category,
    sort: sort === 'rating' ? '' : sort,
    ...filterParams(filters),
    saved: saved ? 'true' : '',
    compare: compare.join(','),
  };
  const parts = Object.entries(given).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length > 0 ? `/services?${parts.join('&')}` : '/services';
}

/** Whether an address says nothing but what its query needs, in whatever order and encoding. */
export function isCanonical(queryString: string): boolean {
  const canonical = directoryHref(parseDirectory(queryString), parseCompare(queryString)).slice('/services'.length);
  return isSameQuery(queryString, canonical);
}
