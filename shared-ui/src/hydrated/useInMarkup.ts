import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a component stood in the page before its script. Unlike `useHydrated` it stays what it was, so that nothing is rendered anew
 * once the page is live.
 *
 * @returns `true` on a server and for what is taken over from its markup
 */
export function useInMarkup(): boolean {
  const known = useRef<boolean | undefined>(undefined);
  return useSyncExternalStore(
    never,
    () => (known.current ??= false),
    () => (known.current ??= true),
  );
}
