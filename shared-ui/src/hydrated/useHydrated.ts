import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns `false` on a server and while its markup is taken over, `true` in every other rendering */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
