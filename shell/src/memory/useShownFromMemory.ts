import { useQueryClient, type Query } from '@marketplace/section-kit/query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What the page in view shows from an earlier visit because a new read of it failed. A further page of a list that did not come
 * is no such thing: what is there is as new as it was.
 *
 * @returns when the oldest of it was read, in milliseconds, or null; and what reads all of it again
 */
export function useShownFromMemory(): { since: number | null; readAgain: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const follow = useCallback((tell: () => void) => cache.subscribe(tell), [cache]);
  const since = useSyncExternalStore(follow, () => {
    const times = cache.findAll({ predicate: isFromMemory }).map(({ state }) => state.dataUpdatedAt);
    return times.length ? Math.min(...times) : null;
  });
  return { since, readAgain: () => void client.refetchQueries({ predicate: isFromMemory }) };
}

function isFromMemory(query: Query): boolean {
  const { status, data, fetchMeta } = query.state;
  return query.isActive() && status === 'error' && data !== undefined && !fetchMeta?.fetchMore;
}
