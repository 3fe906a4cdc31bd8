import { read, useDb } from 'section-kit';
import { useQuery } from 'section-kit/query';

/** How many professionals are in the directory; `undefined` until it is known, and where it cannot be. */
export function useServiceCount(): number | undefined {
  const db = useDb();
  const { data } = useQuery({
    queryKey: ['marketing', 'service-count'],
    // One row, because not every proxy lets HEAD through.
    queryFn: async ({ signal }) => (await read(db.from('services').select('id', { count: 'exact' }).limit(1).abortSignal(signal))).count,
  });
  return data ?? undefined;
}
