import { useRunsOnSamples } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/** Where it is kept whether the backend can filter; every search tells. */
export const canFilterKey = ['services', 'can-filter'];
/** Long enough to read a few profiles and come Back to the same cards. */
export const KEPT_MS = 30 * 60_000;

/** Whether the backend can filter; unknown until a search has told. */
export function useCanFilter(): boolean | undefined {
  // Searches write it; nothing is asked for its own sake.
  return useQuery({ queryKey: canFilterKey, queryFn: () => true, enabled: false, gcTime: KEPT_MS }).data;
}

/** Whether there are companies behind the rows, as far as is known: a backend with only the specification's tables has none. */
export function useHasCompanies(): boolean {
  const canFilter = useCanFilter();
  return useRunsOnSamples() || canFilter === true;
}
