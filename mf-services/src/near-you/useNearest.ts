import { useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';
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
    // Most visits of the home page say no place.
    queryFn: async ({ signal }): Promise<Nearest> => {
      const { readNearest } = await import(/* webpackChunkName: "nearest" */ './readNearest');
      return readNearest({ db, client, signal }, place);
    },
  });
}
