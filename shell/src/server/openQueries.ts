import { LATE_PART, type createQueryClient } from '@marketplace/section-kit/host';

type QueryClient = ReturnType<typeof createQueryClient>;
type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/**
 * What a rendering asked for and nobody has answered: reads, and parts of the page. What is fetched late is none: the browser
 * begins without it too.
 *
 * @param asked hashes of those that were tried
 */
export function openQueries(client: QueryClient, asked: ReadonlySet<string>): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options, queryKey, queryHash }) => {
      const { enabled } = options as { enabled?: unknown };
      return state.status === 'pending' && enabled !== false && queryKey[0] !== LATE_PART && options.queryFn && !asked.has(queryHash);
    });
}
