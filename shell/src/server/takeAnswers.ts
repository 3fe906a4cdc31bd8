import { dehydrate, PAGE_PART, type createQueryClient, type DehydratedState } from '@marketplace/section-kit/host';

/**
 * What the browser needs to begin with the same as the server.
 *
 * @returns `state`, the answers of the reads; `parts`, the names of parts with code of their own
 */
export function takeAnswers(client: ReturnType<typeof createQueryClient>): { state: DehydratedState; parts: string[] } {
  const isPart = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === PAGE_PART;
  const answered = client
    .getQueryCache()
    .getAll()
    .filter(({ state: { status } }) => status === 'success');
  return {
    state: withoutTimes(dehydrate(client, { shouldDehydrateQuery: (query) => answered.includes(query) && !isPart(query) })),
    parts: answered.filter(isPart).map(({ queryKey }) => queryKey[1] as string),
  };
}

/** The same answers make the same page; a header says when they were read. */
function withoutTimes({ queries, ...state }: DehydratedState): DehydratedState {
  return {
    ...state,
    queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
  };
}
