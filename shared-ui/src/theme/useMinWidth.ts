import { useSyncExternalStore } from 'react';
import { breakpoints } from './media';

/**
 * Whether the window is at least as wide as a breakpoint, for what is not even fetched below it. Looks alone change by `media`.
 *
 * @param from name of the breakpoint
 */
export function useMinWidth(from: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[from]}px)`;
  return useSyncExternalStore(
    (tell) => {
      const wide = globalThis.matchMedia?.(query);
      wide?.addEventListener('change', tell);
      return () => wide?.removeEventListener('change', tell);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
