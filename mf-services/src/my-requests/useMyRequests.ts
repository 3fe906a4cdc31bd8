import { callFunction, AppError, useAuth, useDb } from '@marketplace/section-kit';
import { useInfiniteQuery, useQuery } from '@marketplace/section-kit/query';
import { readMyRequests } from './readMyRequests';

/**
 * The requests of the signed-in person. What they asked for as a guest with the same address becomes theirs first, once
 * per visit; when that fails, the list is shown without it.
 *
 * @returns `isMissing` when this backend keeps no requests
 */
export function useMyRequests() {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const claim = useQuery({
    queryKey: ['services', 'claim', userId],
    enabled: userId !== null,
    staleTime: Infinity,
    queryFn: () => callFunction(db, 'claim_projects', {}).catch(ignoreRefusal),
  });
  const list = useInfiniteQuery({
    queryKey: ['services', 'my-requests', userId],
    enabled: userId !== null && !claim.isPending,
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readMyRequests(db, pageParam, signal),
    getNextPageParam: ({ items, more }) => (more ? (items.at(-1)?.created_at ?? null) : null),
  });
  const isMissing = list.error instanceof AppError && list.error.kind === 'missing';
  return { ...list, isSignedIn: userId !== null, isMissing, projects: list.data?.pages.flatMap(({ items }) => items) };
}

function ignoreRefusal(error: unknown): number {
  if (error instanceof AppError) return 0;
  throw error;
}
