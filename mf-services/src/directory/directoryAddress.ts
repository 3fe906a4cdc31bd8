import { cleanText } from 'section-kit';

export const sorts = ['rating', 'reviews', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the directory shows; all of it lives in the address. */
export interface DirectoryQuery {
  /** Part of a name, category or city; empty for no search. */
  search: string;
  /** A category as the database writes it; empty for all. */
  category: string;
  sort: Sort;
}

/** Reads `?search=&category=&sort=`. Whatever is unknown counts as absent. */
export function parseDirectory(queryString: string): DirectoryQuery {
  const params = new URLSearchParams(queryString);
  const sort = params.get('sort');
  return {
    search: cleanText(params.get('search') ?? ''),
    category: cleanText(params.get('category') ?? ''),
    sort: sorts.find((known) => known === sort) ?? 'rating',
  };
}

/** The address of a query below the site root; defaults are left out. */
export function directoryHref({ search, category, sort }: Partial<DirectoryQuery>): string {
  const given = { search, category, sort: sort === 'rating' ? undefined : sort };
  const parts = Object.entries(given).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length > 0 ? `/services?${parts.join('&')}` : '/services';
}

/** Whether an address says nothing but what its query needs, in whatever order and encoding. */
export function isCanonical(queryString: string): boolean {
  const canonical = directoryHref(parseDirectory(queryString)).slice('/services'.length);
  return comparable(queryString) === comparable(canonical);
}

function comparable(queryString: string): string {
  const params = new URLSearchParams(queryString);
  params.sort();
  return params.toString();
}
