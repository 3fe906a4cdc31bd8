import { read, ReadError, type Db } from 'section-kit';
import { toService, type ServiceRow } from '../service/Service';
import type { DirectoryQuery } from './directoryAddress';
import type { ResultPage } from './ResultPage';

/** Answer of the database function `search_services`. */
interface SearchAnswer {
  total: number;
  matched: number;
  capped: boolean;
  items: ServiceRow[];
  next: unknown;
  also?: ServiceRow[];
  categories: string[];
}

/**
 * One page of a search in the database, with the categories of all services.
 *
 * @param after position after the page before; `null` for the first page
 * @throws {ReadError}
 */
export async function searchServices(
  db: Db,
  query: DirectoryQuery,
  after: unknown,
  pageSize: number,
  signal: AbortSignal,
): Promise<ResultPage & { categories: string[] }> {
  const request = db.rpc('search_services', { q: query.search, cat: query.category || null, sort: query.sort, after, page_size: pageSize });
  const { data } = await read<SearchAnswer>(request.abortSignal(signal));
  const { total, matched, capped, items, next, also = [], categories } = data;
  return {
    total,
    matched,
    capped,
    services: items.map(toService),
    also: also.map(toService),
    next: next === null ? null : { after: next },
    categories,
  };
}

/** Whether the backend has no search function, as one that holds only the specification's tables. */
export function isSearchMissing(error: unknown): boolean {
  return error instanceof ReadError && (error.code === 'PGRST202' || error.status === 404);
}
