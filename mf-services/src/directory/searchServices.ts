import { read, AppError, searchArguments, type Db } from '@marketplace/section-kit';
import { toProvider } from '../provider/Provider';
import type { DirectoryQuery } from './directoryQuery';
import { filterQuery } from './filters/filterQuery';
import { reasons, type Next, type ResultPage } from './ResultPage';

export interface SearchedPage extends ResultPage {
  categories: string[];
  /** Whether the function can filter at all. */
  canFilter: boolean;
}

/** What the functions of the search are asked for. */
export function searchOf({ search, category, ...query }: DirectoryQuery) {
  const filters = searchArguments(filterQuery, query);
  return { q: search, cat: category || null, ...(Object.keys(filters).length > 0 && { filters }) };
}

/**
 * One page of a search in the database, with the categories of all services.
 *
 * @param after position after the page before; `null` for the first page
 * @throws {AppError}
 */
export async function searchServices(
  db: Db,
  query: DirectoryQuery,
  after: Next,
  pageSize: number,
  signal: AbortSignal,
): Promise<SearchedPage> {
  const request = db.rpc('search_services', { ...searchOf(query), sort: query.sort, after, page_size: pageSize });
  const { data } = await read(request.abortSignal(signal));
  const { total, matched, capped, items, next, also, categories, place, filters: known, understood } = data;
  return {
    total,
    matched,
    capped,
    services: items.map(toProvider),
    also: Object.fromEntries(
      reasons.flatMap((reason) => {
        const rows = also.filter((row) => row.reason === reason);
        return rows.length > 0 ? [[reason, rows.map(toProvider)]] : [];
      }),
    ),
    understood: understood ?? [],
    next: next === null ? null : { after: next },
    categories,
    place,
    canFilter: known.length > 0,
  };
}

/** Whether the backend has no search function, as one that holds only the specification's tables. */
export function isSearchMissing(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'missing' || error.status === 404);
}
