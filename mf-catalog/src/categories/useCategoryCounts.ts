import { read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/**
 * How many materials there are in each category, by English title.
 *
 * @param isAsked false where nobody needs them: categories may say it themselves
 * @returns empty while the counts are on their way and where the backend has none: they are an extra that nobody waits for
 */
export function useCategoryCounts(isAsked: boolean): ReadonlyMap<string, number> {
  const db = useDb();
  const { data = none } = useQuery({
    queryKey: ['category-counts'],
    queryFn: async ({ signal }) => (await read(db.rpc('category_counts').abortSignal(signal))).data,
    select: byTitle,
    enabled: isAsked,
    retry: false,
  });
  return data;
}

const none: ReadonlyMap<string, number> = new Map();

const byTitle = (rows: Answer<'category_counts'>): ReadonlyMap<string, number> =>
  new Map(rows.map(({ title, materials }) => [title, materials]));
