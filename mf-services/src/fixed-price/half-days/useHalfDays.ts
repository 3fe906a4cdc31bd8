import { useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { readHalfDays } from './readHalfDays';

/** Free half days where the postal code is; asks for nothing without one. */
export function useHalfDays(service: string, postal: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['services', 'slots', service, postal],
    queryFn: ({ signal }) => readHalfDays(db, service, postal, signal),
    enabled: postal !== '',
    // Others book meanwhile.
    staleTime: 60_000,
  });
}
