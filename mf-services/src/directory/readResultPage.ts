import { read, type Db } from '@marketplace/section-kit';
import type { useQueryClient } from '@marketplace/section-kit/query';
import { canFilterKey } from '../provider/canFilter';
import { readTopServices } from '../provider/readTopServices';
import { toProvider, type Provider } from '../provider/Provider';
import { directoryQuery, withoutLooks, type DirectoryQuery } from './directoryQuery';
import { distinctCategories, filterServices } from './filterServices';
import { readAllServices } from './readAllServices';
import { PAGE_SIZE, type Position, type ResultPage } from './ResultPage';
import { isSearchMissing, searchServices, type SearchedPage } from './searchServices';

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
export function isUnfiltered(query: DirectoryQuery): boolean {
  return directoryQuery.said(withoutLooks(query)).length === 0;
}

/**
 * One page of what a query finds. A backend without the search function is read as a whole, once, and searched here.
 *
 * @param savedIds what the visitor has saved, for the query that shows only that
 * @param position where the page begins; `null` for the first
 * @throws {AppError}
 */
export async function readResultPage(
  source: Source,
  query: DirectoryQuery,
  savedIds: readonly string[],
  position: Position | null,
): Promise<ResultPage> {
  if (isUnfiltered(query)) return readUnfilteredPage(source, position);
  const from = position && 'from' in position ? position.from : 0;
  if (query.saved) {
    const [saved, { total }] = await Promise.all([readSaved(source, savedIds), readWhole(source)]);
    return { ...filterServices(saved, query, from), total };
  }
  const { categories, canFilter, ...page } = await searchOr(
    source,
    (all) => ({ ...filterServices(all, query, from), categories: distinctCategories(all), canFilter: false }),
    () => searchServices(source.db, query, position && 'after' in position ? position.after : null, PAGE_SIZE, source.signal),
  );
  learn(source.client, categories, canFilter);
  return page;
}

/**
 * The different categories of all services.
 *
 * @throws {AppError}
 */
export async function readServiceCategories(source: Source): Promise<string[]> {
  const { categories, canFilter } = await readWhole(source);
  learn(source.client, categories, canFilter);
  return categories;
}

/** What is known of all services, asked once by whoever needs it. Who asks tries again. */
function readWhole({ db, client }: Source): Promise<Pick<SearchedPage, 'total' | 'categories' | 'canFilter'>> {
  return client.fetchQuery({
    queryKey: ['services', 'whole'],
    queryFn: async ({ signal }) => {
      const { total, categories, canFilter } = await searchOr(
        { db, client, signal },
        (all) => ({ total: all.length, categories: distinctCategories(all), canFilter: false }),
        () => searchServices(db, directoryQuery.empty, null, 1, signal),
      );
      return { total, categories, canFilter };
    },
    retry: false,
  });
}

function learn(client: QueryClient, categories: string[], canFilter: boolean): void {
  client.setQueryData(categoriesKey, categories);
  client.setQueryData(canFilterKey, canFilter);
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
    also: {},
    understood: [],
    next: services.length > 0 && end < total ? { from: end, total } : null,
    place: null,
  };
}

/** In parts, so that a long list stays a short address. */
async function readSaved({ db, signal }: Source, ids: readonly string[]): Promise<Provider[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / 100) }, (_, part) => ids.slice(part * 100, part * 100 + 100));
  const answers = await Promise.all(parts.map((part) => read(db.from('services').select('*').in('id', part).abortSignal(signal))));
  return answers.flatMap(({ data }) => data.map(toProvider));
}

/** Asks the search function, or searches all services where there is none. Once they are here, they are asked first. */
async function searchOr<T>({ db, client }: Source, inBrowser: (all: Provider[]) => T, inDatabase: () => Promise<T>): Promise<T> {
  if (!client.getQueryData(allKey)) {
    try {
      return await inDatabase();
    } catch (error) {
      if (!isSearchMissing(error)) throw error;
    }
  }
  return inBrowser(await client.fetchQuery({ queryKey: allKey, queryFn: () => readAllServices(db) }));
}
