import { useDb, useLocale, type Favourites, type Locale } from '@marketplace/section-kit';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { formatNumber } from '@marketplace/shared-ui';
import { useMemo } from 'react';
import { KEPT_MS } from '../provider/canFilter';
import type { Provider } from '../provider/Provider';
import { withoutLooks, type DirectoryQuery } from './directoryQuery';
import { categoriesKey, isUnfiltered, readResultPage, readServiceCategories } from './readResultPage';
import type { Position, ResultPage } from './ResultPage';

/**
 * What a query finds, page by page. The cards of the query before stay until the answer is there.
 *
 * @param saved what the visitor has saved, for the query that shows only that: it waits until that is known
 */
export function useResults(query: DirectoryQuery, { ids: savedIds, status }: Pick<Favourites, 'ids' | 'status'>) {
  const db = useDb();
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['services', 'directory', withoutLooks(query), query.saved && savedIds],
    queryFn: ({ pageParam, signal }) => readResultPage({ db, client, signal }, query, savedIds, pageParam),
    initialPageParam: null as Position | null,
    getNextPageParam: (page) => page.next,
    enabled: !query.saved || status === 'known',
    placeholderData: query.saved && status === 'failed' ? undefined : keepPreviousData,
    select: withServices,
    gcTime: KEPT_MS,
  });
}

/** Answers to two texts often bring the same rows: those stay the same objects, and their cards are not drawn again. */
const withServices = <Pages extends { pages: ResultPage[] }>(data: Pages) => ({ ...data, services: allServices(data.pages) });

/** How many services a page of results says there are, such as "1,250" or "1,000+". */
export const matchedWords = ({ matched, capped }: ResultPage, locale: Locale): string =>
  `${formatNumber(matched, locale)}${capped ? '+' : ''}`;

/** How many there are with the query of now; nothing as long as the answer is of another query. */
export function useFound({ data, isPlaceholderData }: ReturnType<typeof useResults>) {
  const locale = useLocale();
  const first = isPlaceholderData ? undefined : data?.pages[0];
  return useMemo(() => first && { count: first.matched, matched: matchedWords(first, locale) }, [first, locale]);
}

/**
 * The categories to choose from; empty until they are known.
 *
 * @param paused while the results cannot be read; whoever tries those again tries this again
 */
export function useServiceCategories(query: DirectoryQuery, paused: boolean): string[] {
  const db = useDb();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => readServiceCategories({ db, client, signal }),
    // A search brings them along; the directory as it opens has to ask, and so has a list that is not searched.
    enabled: (isUnfiltered(query) || query.saved) && !paused,
    gcTime: KEPT_MS,
  });
  return data ?? [];
}

/** One list of all pages. A row that moved between two reads would otherwise stand in both. */
function allServices(pages: readonly { services: Provider[] }[]): Provider[] {
  const seen = new Set<string>();
  return pages.flatMap(({ services }) => services).filter(({ id }) => id === null || (!seen.has(id) && seen.add(id)));
}
