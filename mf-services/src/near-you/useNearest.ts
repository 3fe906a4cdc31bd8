import { useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { directoryQuery } from '../directory/directoryQuery';
import { readResultPage } from '../directory/readResultPage';
import { canFilterKey } from '../provider/canFilter';
import type { Provider } from '../provider/Provider';

/** Kilometres around the place. */
export const NEAREST_KM = 50;
/** One row of cards. */
export const NEAREST_COUNT = 3;

export interface Nearest {
  /** As it is known; `null` for a place that nobody knows. */
  place: string | null;
  services: Provider[];
  /** How many there are in all. */
  total: number;
}

/** Who is nearest to a place, the nearest first. Asks nothing while no place is given. */
export function useNearest(place: string) {
  const db = useDb();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['services', 'nearest', place],
    enabled: place !== '',
    queryFn: async ({ signal }): Promise<Nearest> => {
      const source = { db, client, signal };
      const around = { ...directoryQuery.empty, near: place, radius: NEAREST_KM, sort: 'distance' } as const;
      const page = await readResultPage(source, around, [], null);
      // A backend that measures nothing still has who names the place.
      const found =
        client.getQueryData(canFilterKey) === false
          ? await readResultPage(source, { ...directoryQuery.empty, search: place }, [], null)
          : page;
      return {
        place: found === page ? page.place : found.matched > 0 ? place : null,
        services: found.services.slice(0, NEAREST_COUNT),
        total: found.matched,
      };
    },
  });
}
