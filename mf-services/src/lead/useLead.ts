import { isUuid, read, useAuth, useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** One request of a company of the account; `null` when there is none, or for whoever may not read it. */
export function useLead(id: string) {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id ?? null);
  return useQuery({
    queryKey: ['services', 'lead', id, userId],
    enabled: userId !== null,
    staleTime: 0,
    // Both sides write it; who comes back to the tab sees what happened meanwhile.
    refetchOnWindowFocus: 'always' as const,
    // The address may hold anything, and the database refuses what is no id.
    queryFn: async ({ signal }) => (isUuid(id) ? (await read(db.rpc('lead', { id }).abortSignal(signal))).data : null),
  });
}

/** @returns function that reads a request again, and with it the lists and counts it stands in */
export function useLeadAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([['services', 'lead'], ['services', 'leads'], ['my-attention']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
