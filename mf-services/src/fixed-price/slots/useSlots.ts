import { useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { readSlots } from './readSlots';

/** Free half days where the postal code is; asks for nothing without one. */
export function useSlots(service: string, postal: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['services', 'slots', service, postal],
    queryFn: ({ signal }) => readSlots(db, service, postal, signal),
    enabled: postal !== '',
    // Others book meanwhile.
    staleTime: 60_000,
  });
}
