import { whenIdle } from '@marketplace/shared-ui';
import { useEffect, useState } from 'react';
import type { Provider } from './Provider';

/**
 * Whether a list has just been put in the place of another one, until the browser has nothing else to do: what lies below the window
 * can wait for that, and a key that somebody presses meanwhile need not.
 *
 * @param providers those of the list; the same array as long as they are the same. More or fewer of the same list are no other one
 */
export function useSettling(providers: readonly Provider[]): boolean {
  const [settled, setSettled] = useState(providers);
  useEffect(() => (settled === providers ? undefined : whenIdle(() => setSettled(providers))), [settled, providers]);
  const hasMore = settled.every(({ id }, index) => id === providers[index]?.id);
  const hasNobodyNew = providers.every(({ id }) => settled.some((other) => other.id === id));
  return !hasMore && !hasNobodyNew;
}
