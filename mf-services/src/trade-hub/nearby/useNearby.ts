import { useDb } from 'section-kit';
import { keepPreviousData, useQuery, useQueryClient } from 'section-kit/query';
import { emptyQuery } from '../../directory/directoryAddress';
import { readResultPage } from '../../directory/readResultPage';
import type { HubQuery } from '../hubAddress';

/** Kilometres around the postal code. */
export const NEARBY_KM = 50;

/** The best rated of the trade, near the postal code when there is one. The cards before stay until the answer is there. */
export function useNearby({ trade, postal, verified }: HubQuery) {
  const db = useDb();
  const client = useQueryClient();
  const query = { ...emptyQuery, category: trade, near: postal, radius: NEARBY_KM, verified } as const;
  return useQuery({
    queryKey: ['services', 'nearby', query],
    queryFn: ({ signal }) => readResultPage({ db, client, signal }, query, [], null),
    placeholderData: keepPreviousData,
  });
}
