import { directoryQuery } from '../directory/directoryQuery';
import { readResultPage } from '../directory/readResultPage';
import { canFilterKey } from '../provider/canFilter';
import { NEAREST_COUNT, NEAREST_KM, type Nearest } from './useNearest';

/**
 * Who is nearest to a place, the nearest first.
 *
 * @throws {AppError}
 */
export async function readNearest(source: Parameters<typeof readResultPage>[0], place: string): Promise<Nearest> {
  const around = { ...directoryQuery.empty, near: place, radius: NEAREST_KM, sort: 'distance' } as const;
  const page = await readResultPage(source, around, [], null);
  // A backend that measures nothing still has who names the place.
  const found =
    source.client.getQueryData(canFilterKey) === false
      ? await readResultPage(source, { ...directoryQuery.empty, search: place }, [], null)
      : page;
  return {
    place: found === page ? page.place : found.matched > 0 ? place : null,
    services: found.services.slice(0, NEAREST_COUNT),
    total: found.matched,
  };
}
