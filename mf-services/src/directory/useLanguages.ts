import { read, useDb } from '@marketplace/section-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { useMemo } from 'react';
import type { Provider } from '../provider/Provider';
import { useCanFilter } from './useDirectory';

type Known = Readonly<Record<string, readonly string[]>>;
const knownKey = ['services', 'languages'];
/** Ids in one question, so that its address stays short. */
const AT_ONCE = 100;

/**
 * The same services with the languages they serve in. A search brings those along; rows of the table itself, as the
 * directory opens with, get them a moment later, and never where the backend has only the specification's tables.
 */
export function useLanguages(services: readonly Provider[]): readonly Provider[] {
  const db = useDb();
  const client = useQueryClient();
  const canFilter = useCanFilter();
  const ids = services.flatMap(({ id, languages }) => (id !== null && languages === null ? [id] : []));
  const { data: known } = useQuery({
    queryKey: [...knownKey, ids.join()],
    queryFn: async ({ signal }): Promise<Known> => {
      const before = client.getQueryData<Known>(knownKey) ?? {};
      const asked = ids.filter((id) => !(id in before)).slice(0, AT_ONCE);
      const request = db.from('providers').select('id,languages').in('id', asked);
      const { data } = await read(request.abortSignal(signal));
      const now: Known = { ...before, ...Object.fromEntries(data.map((row) => [row.id, row.languages])) };
      client.setQueryData(knownKey, now);
      return now;
    },
    enabled: canFilter === true && ids.length > 0,
    placeholderData: keepPreviousData,
    // Cards are complete without it: a failure is not worth asking again.
    retry: false,
    retryOnMount: false,
  });
  return useMemo(
    () =>
      known
        ? services.map((service) => (service.id && known[service.id] ? { ...service, languages: known[service.id]! } : service))
        : services,
    [services, known],
  );
}
