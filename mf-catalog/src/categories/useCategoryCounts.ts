import { read, useDb, type Answer } from '@marketplace/section-kit';
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
  const { data = none } = useQuery({
    queryKey: ['category-counts'],
    queryFn: async ({ signal }) => (await read(db.rpc('category_counts').abortSignal(signal))).data,
    select: byTitle,
    retry: false,
  });
  return data;
}

const none: ReadonlyMap<string, CategoryCounts> = new Map();

const byTitle = (rows: Answer<'category_counts'>): ReadonlyMap<string, CategoryCounts> =>
  new Map(rows.map(({ title, ...counts }) => [title, counts]));
