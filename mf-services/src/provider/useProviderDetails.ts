import { read, useDb } from '@marketplace/section-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { useMemo } from 'react';
import type { Provider } from './Provider';

type Details = Pick<Provider, 'languages' | 'isSample'>;
type Known = Readonly<Record<string, Details>>;
const knownKey = ['services', 'details'];
/** Ids in one question, so that its address stays short. */
const AT_ONCE = 100;

/**
 * The same services with what the companies behind them say: the languages they serve in, and whether they are samples. A
 * search brings that along; rows of the table itself get it a moment later.
 *
 * @param enabled whether the backend has companies; one with only the specification's tables has none
 */
export function useProviderDetails(services: readonly Provider[], enabled: boolean): readonly Provider[] {
  const db = useDb();
  const client = useQueryClient();
  const ids = services.flatMap(({ id, languages }) => (id !== null && languages === null ? [id] : []));
  const { data: known } = useQuery({
    queryKey: [...knownKey, ids.join()],
    queryFn: async ({ signal }): Promise<Known> => {
      const before = client.getQueryData<Known>(knownKey) ?? {};
      const asked = ids.filter((id) => !(id in before)).slice(0, AT_ONCE);
      if (asked.length === 0) return before;
      const request = db.from('providers').select('id,languages,is_sample').in('id', asked);
      const { data } = await read(request.abortSignal(signal));
      const now: Known = {
        ...before,
        ...Object.fromEntries(data.map((row) => [row.id, { languages: row.languages, isSample: row.is_sample }])),
      };
      client.setQueryData(knownKey, now);
      return now;
    },
    enabled: enabled && ids.length > 0,
    placeholderData: keepPreviousData,
    // Cards are complete without it: a failure is not worth asking again.
    retry: false,
    retryOnMount: false,
  });
  return useMemo(
    () =>
      known ? services.map((service) => (service.id && known[service.id] ? { ...service, ...known[service.id] } : service)) : services,
    [services, known],
  );
}
