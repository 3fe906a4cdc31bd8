import { read, useDb, type Answer } from '@marketplace/section-kit';
import { keepPreviousData, useInfiniteQuery } from '@marketplace/section-kit/query';
import type { LeadTab } from './leadsQuery';

const PAGE_SIZE = 25;

export type LeadRow = Answer<'lead_inbox'>['items'][number];

/** The requests to a company in one tab, page by page; `counts` are of all tabs, as far as the search goes. */
export function useLeads(provider: string, tab: LeadTab, search: string) {
  const db = useDb();
  const list = useInfiniteQuery({
    queryKey: ['services', 'leads', provider, tab, search],
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    placeholderData: keepPreviousData,
    initialPageParam: null as Record<string, unknown> | null,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { provider, tab, size: PAGE_SIZE, ...(search && { q: search }), ...(pageParam && { after: pageParam }) };
      return (await read(db.rpc('lead_inbox', asked).abortSignal(signal))).data;
    },
    getNextPageParam: ({ next }) => next,
  });
  return { ...list, counts: list.data?.pages.at(-1)?.counts, items: list.data?.pages.flatMap(({ items }) => items) };
}
