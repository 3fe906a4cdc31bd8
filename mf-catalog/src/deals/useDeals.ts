import { read, AppError, useDb, useLocale, type Db, type Locale } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { setServerClock } from './serverClock';
import { toDeal, type Deal, type DealKind } from './Deal';

/** Whether the backend has no offers, as one that holds only the specification's tables. */
export const areDealsMissing = (error: unknown): boolean => error instanceof AppError && (error.kind === 'missing' || error.status === 404);

export const retryUnlessMissing = (failures: number, error: unknown): boolean => !areDealsMissing(error) && failures < 2;

/** Reads the offers of some kinds that count now, of all without them; the largest discount first. */
export async function readDeals(db: Db, locale: Locale, kind: string | null, signal: AbortSignal): Promise<Deal[]> {
  const { data } = await read(db.rpc('current_deals', { kind, locale }).abortSignal(signal));
  setServerClock(data.find(({ ends_at }) => ends_at));
  return data.map(toDeal);
}

/**
 * The offers of some kinds that count now, of all without them, in one request; the largest discount first.
 *
 * @param options `enabled: false` asks nothing
 */
export function useDeals(kinds?: readonly DealKind[], { enabled = true }: { enabled?: boolean } = {}) {
  const db = useDb();
  const locale = useLocale();
  const kind = kinds?.join(',') ?? null;
  return useQuery({
    queryKey: ['deals', 'current', locale, kind],
    queryFn: ({ signal }) => readDeals(db, locale, kind, signal),
    enabled,
    retry: retryUnlessMissing,
  });
}
