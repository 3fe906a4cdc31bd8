import type { Db } from 'section-kit';
import type { useQueryClient } from 'section-kit/query';
import { readTopServices } from '../service/readTopServices';
import type { Service } from '../service/Service';
import type { DirectoryQuery } from './directoryAddress';
import { distinctCategories, filterServices } from './filterServices';
import { readAllServices } from './readAllServices';
import { PAGE_SIZE, type Position, type ResultPage } from './ResultPage';
import { isSearchMissing, searchServices } from './searchServices';

type QueryClient = ReturnType<typeof useQueryClient>;

interface Source {
  db: Db;
  client: QueryClient;
  signal: AbortSignal;
}

const allKey = ['services', 'all'];
/** Where the categories of all services are kept; every search brings them along. */
export const categoriesKey = ['services', 'categories'];

/** Whether the query is the directory as it opens, which the table itself answers. */
export function isUnfiltered({ search, category, sort }: DirectoryQuery): boolean {
  return !search && !category && sort === 'rating';
}

/**
 * One page of what a query finds. A backend without the search function is read as a whole, once, and searched here.
 *
 * @param position where the page begins; `null` for the first
 * @throws {ReadError}
 */
export async function readResultPage(source: Source, query: DirectoryQuery, position: Position | null): Promise<ResultPage> {
  if (isUnfiltered(query)) return readUnfilteredPage(source, position);
  const { categories, ...page } = await searchOr(
    source,
    (all) => ({ ...filterServices(all, query, position && 'from' in position ? position.from : 0), categories: distinctCategories(all) }),
    () => searchServices(source.db, query, position && 'after' in position ? position.after : null, PAGE_SIZE, source.signal),
  );
  source.client.setQueryData(categoriesKey, categories);
  return page;
}

/**
 * The different categories of all services.
 *
 * @throws {ReadError}
 */
export function readServiceCategories(source: Source): Promise<string[]> {
  return searchOr(source, distinctCategories, async () => {
    const { categories } = await searchServices(source.db, { search: '', category: '', sort: 'rating' }, null, 1, source.signal);
    return categories;
  });
}

async function readUnfilteredPage({ db, signal }: Source, position: Position | null): Promise<ResultPage> {
  const from = position && 'from' in position ? position.from : 0;
  const { services, total: counted } = await readTopServices(db, { from, size: PAGE_SIZE }, signal);
  const end = from + services.length;
  const total = counted ?? (position && 'total' in position ? position.total : end);
  return {
    total,
    matched: total,
    capped: false,
    services,
    also: [],
    next: services.length > 0 && end < total ? { from: end, total } : null,
  };
}

/** Asks the search function, or searches all services where there is none. Once they are here, they are asked first. */
async function searchOr<T>({ db, client }: Source, inBrowser: (all: Service[]) => T, inDatabase: () => Promise<T>): Promise<T> {
  if (!client.getQueryData(allKey)) {
    try {
      return await inDatabase();
    } catch (error) {
      if (!isSearchMissing(error)) throw error;
    }
  }
  return inBrowser(await client.fetchQuery({ queryKey: allKey, queryFn: () => readAllServices(db) }));
}
