import { read, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

/**
 * What people accepted for a trade, in dollars before tax; `null` below 20 accepted quotes, and where it cannot be read:
 * the page stands without it.
 */
export function useAcceptedRange(trade: string): { count: number; low: number; high: number } | null {
  const db = useDb();
  const { data } = useQuery({
    queryKey: ['services', 'accepted-range', trade],
    queryFn: async ({ signal }) => {
      const answer = await read(db.rpc('accepted_quote_range', { category: trade }).abortSignal(signal));
      return answer.data && { count: answer.data.count, low: answer.data.low_cents / 100, high: answer.data.high_cents / 100 };
    },
    retry: false,
  });
  return data ?? null;
}
