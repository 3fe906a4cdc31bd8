import type { InfiniteData, UseInfiniteQueryResult } from '@marketplace/section-kit/query';
import { useLocation } from '@marketplace/section-kit/router';
import { useEffect, useRef } from 'react';
import { historyEntry } from '../page/currentAddress';

/** Further than anybody presses: an entry of the history is no reason to read a whole table. */
const MAX_PAGES = 40;

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'isPlaceholderData' | 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

function keptPages(): number {
  const pages = historyEntry()?.pages;
  return typeof pages === 'number' && pages >= 1 ? Math.min(Math.trunc(pages), MAX_PAGES) : 1;
}

/**
 * How many pages of a list somebody opened stays with the entry of the history: after a reload, and after Back from elsewhere, as many
 * are opened again. Another query of the same list begins with one.
 *
 * @param pages what reads them
 */
export function useKeptPages({ data, isPlaceholderData, hasNextPage, isFetching, isError, fetchNextPage }: Pages): void {
  const { key } = useLocation();
  const wanted = useRef(1);
  const open = isPlaceholderData ? 0 : (data?.pages.length ?? 0);

  useEffect(() => void (wanted.current = keptPages()), [key]);
  useEffect(() => {
    const kept = historyEntry();
    if (!kept || open === 0 || isFetching) return;
    if (open < wanted.current && hasNextPage && !isError) return void fetchNextPage();
    wanted.current = 1;
    // Beside what the router keeps there: its next address begins without it.
    if (open !== keptPages()) history.replaceState({ ...kept, pages: open }, '');
  }, [open, isFetching, hasNextPage, isError, fetchNextPage, key]);
}
