import { read, useDb } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import type { PlanId } from './plans';

type PlanPrices = Readonly<Record<PlanId, number>>;

/** Dollars a month. Shown until the database has answered, and where it keeps no plans. Source: the product's business constants. */
const publishedPrices: PlanPrices = { starter: 0, pro: 49, elite: 199 };

/** What each plan costs a month, in dollars before tax. */
export function usePlanPrices(): PlanPrices {
  const db = useDb();
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => {
      const { data: rows } = await read(db.from('plans').select('id,price_cents').abortSignal(signal));
      return Object.fromEntries(rows.map((row) => [row.id, row.price_cents / 100]));
    },
  });
  return { ...publishedPrices, ...data };
}
