import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What a page shows only then waits for its turn: it would else come in the one task that begins to listen, with the look of all that
 * the server did not send.
 *
 * @returns `false` on a server and while its markup is taken over, `true` in every other rendering
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
