import { read, useDb, type Db } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

export interface CategoryCounts {
  materials: number;
  /** Of the trades that work with these materials. */
  professionals: number;
}

/**
 * How much there is in each category, by English title.
 *
 * @returns empty while the counts are on their way and where the backend has none: they are an extra that nobody waits for
 */
export function useCategoryCounts(): ReadonlyMap<string, CategoryCounts> {
  const db = useDb();
  const { data = none } = useQuery({ queryKey: ['category-counts'], queryFn: ({ signal }) => readCounts(db, signal), retry: false });
  return data;
}

const none: ReadonlyMap<string, CategoryCounts> = new Map();

/** @throws {AppError} */
async function readCounts(db: Db, signal: AbortSignal): Promise<ReadonlyMap<string, CategoryCounts>> {
  const { data } = await read(db.rpc('category_counts').abortSignal(signal));
  return new Map(data.map(({ title, ...counts }) => [title, counts]));
}
