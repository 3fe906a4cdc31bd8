import { read, useDb, type Db } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/**
 * The trades that install the materials of a category.
 *
 * @returns `undefined` while they are on their way; empty when none are known, also where the backend has no such table
 */
export function useTrades(categoryId: string): string[] | undefined {
  const db = useDb();
  const { data, isError } = useQuery({
    queryKey: ['category-trades', categoryId],
    queryFn: ({ signal }) => readTrades(db, categoryId, signal),
    retry: false,
  });
  return isError ? [] : data;
}

/** @throws {AppError} */
async function readTrades(db: Db, categoryId: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await read(db.from('category_trades').select('trade').eq('category_id', categoryId).order('trade').abortSignal(signal));
  return data.map(({ trade }) => trade);
}
