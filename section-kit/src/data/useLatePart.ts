import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** First word of the key of what is fetched late: it is code, so it is no data that a page could bring along. */
export const LATE_PART = 'late-part';

interface LatePartOptions {
  /** `false` until the part is needed; the default fetches it at once. */
  enabled?: boolean;
  /** Lets the nearest error boundary say that the part did not come. */
  throwOnError?: boolean;
}

export type LatePart<Part> = Pick<UseQueryResult<Part>, 'data' | 'error' | 'refetch'>;

/**
 * A part of a page that is fetched after it, because most visits do without it or it is heavy.
 *
 * @param name of the part, `section/part`, the same wherever it is asked for
 * @param load the dynamic import
 * @returns `data`, the module once it is there; `error` when it did not come; `refetch` to ask again
 */
export function useLatePart<Part>(name: string, load: () => Promise<Part>, options: LatePartOptions = {}): LatePart<Part> {
  const { data, error, refetch } = useQuery({
    queryKey: [LATE_PART, name],
    queryFn: load,
    // A module is no plain data: comparing it with the one before would copy it.
    structuralSharing: false,
    staleTime: Infinity,
    // What did not come offline comes with the line; a part that is there is not fetched again.
    refetchOnReconnect: true,
    ...options,
  });
  return { data, error, refetch };
}
