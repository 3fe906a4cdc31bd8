import { useDb, useFavourites, useLocale, type Db, type Locale } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';

interface SavedRows<Row> {
  /** What the section keeps. */
  kind: Parameters<typeof useFavourites>[0];
  /** How many are read; some of them may be gone. */
  size: number;
  /** Reads rows by their ids, in any order. Throws `AppError`. */
  readRows: (source: { db: Db; locale: Locale; signal: AbortSignal }, ids: readonly string[]) => Promise<Row[]>;
  idOf: (row: Row) => string;
}

/**
 * The things that were saved last and are still there, the last one first.
 *
 * @returns `rows`; `count` of all that are saved; `refetch` reads again what could not be read
 */
export function useSavedRows<Row>({ kind, size, readRows, idOf }: SavedRows<Row>) {
  const db = useDb();
  const locale = useLocale();
  const favourites = useFavourites(kind);
  const first = favourites.ids.slice(0, size);
  const query = useQuery({
    queryKey: ['saved', kind, locale, first],
    enabled: first.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const rows = await readRows({ db, locale, signal }, first);
      return rows.toSorted((one, other) => first.indexOf(idOf(one)) - first.indexOf(idOf(other)));
    },
  });
  const isUnread = favourites.status === 'failed';
  return {
    rows: first.length > 0 ? query.data : undefined,
    count: favourites.ids.length,
    isPending: favourites.status === 'pending' || query.isLoading,
    isFailed: isUnread || (query.isError && !query.data),
    refetch: () => (isUnread ? favourites.refetch() : void query.refetch()),
  };
}
