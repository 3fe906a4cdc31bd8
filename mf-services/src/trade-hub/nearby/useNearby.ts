import { useDb } from '@marketplace/section-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { directoryQuery } from '../../directory/directoryQuery';
import { readResultPage } from '../../directory/readResultPage';
import type { TradeHubQuery } from '../tradeHubQuery';

/** Kilometres around the postal code. */
export const NEARBY_KM = 50;

/** The best rated of the trade, near the postal code when there is one. The cards before stay until the answer is there. */
export function useNearby({ trade, postal, verified }: TradeHubQuery) {
  const db = useDb();
  const client = useQueryClient();
  const query = { ...directoryQuery.empty, category: trade, near: postal, radius: NEARBY_KM, verified } as const;
  return useQuery({
    queryKey: ['services', 'nearby', query],
    queryFn: ({ signal }) => readResultPage({ db, client, signal }, query, [], null),
    placeholderData: keepPreviousData,
  });
}
