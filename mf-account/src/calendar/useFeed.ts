import { callFunction, read, useDb, useLocale } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

const keyOf = (company: string) => ['account', 'calendar-feed', company];

/** When the secret address of the calendar of a company was made; `null` without one. */
export function useFeed(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: keyOf(company),
    queryFn: async ({ signal }) => (await read(db.rpc('calendar_feed_state', { provider_id: company }).abortSignal(signal))).data,
  });
}

/** @returns makes a new address in the language of the page, which ends the one of before, and gives its token */
export function useRotateFeed(company: string): () => Promise<string> {
  const db = useDb();
  const locale = useLocale();
  const queries = useQueryClient();
  return async () => {
    const { token, made_at } = await callFunction(db, 'rotate_calendar_feed', { provider_id: company, locale });
    queries.setQueryData(keyOf(company), { made_at });
    return token;
  };
}
