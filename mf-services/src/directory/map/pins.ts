import { read, useDb } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import { KEPT_MS } from '../../provider/canFilter';
import type { DirectoryQuery } from '../directoryQuery';
import { searchOf } from '../searchServices';
import { project, type Place, type Point } from './projection';
import { nearestCity } from './searchArea';

/** A company on the map. */
export interface Pin extends Place, Point {
  id: string;
  name: string;
  /** The name of the city it is near; none where it is far from every one. */
  city: string | undefined;
}

/** The companies of a search that have a place. */
export interface Pins {
  pins: readonly Pin[];
  /** There are more, which are rated less. */
  capped: boolean;
}

/** Where what a query finds is, once it is wanted. The pins of the query before stay until the answer is there. */
export function usePins(query: DirectoryQuery, isWanted: boolean) {
  const db = useDb();
  const asked = searchOf(query);
  return useQuery({
    queryKey: ['services', 'pins', asked],
    queryFn: async ({ signal }): Promise<Pins> => {
      const { data } = await read(db.rpc('service_pins', asked).abortSignal(signal));
      const places = data.ids.map((id, at) => ({ id, name: data.names[at]!, lat: data.lats[at]!, lng: data.lngs[at]! }));
      return { pins: places.map((place) => ({ ...place, ...project(place), city: nearestCity(place)?.name })), capped: data.capped };
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
}

/** The city that most of them are near. */
export function cityOf(pins: readonly Pin[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { city } of pins) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0] || undefined;
}
