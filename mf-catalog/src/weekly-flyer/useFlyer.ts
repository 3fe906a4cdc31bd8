import { read, useDb, useLocale, type Answer } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import { toDeal, type Deal } from '../deals/Deal';
import { answeredAt, setServerClock } from '../deals/serverClock';
import { retryUnlessMissing } from '../deals/useDeals';

export interface FlyerCategory {
  /** English title of the category. */
  category: string;
  items: Deal[];
}

/** The flyer of one week. */
export interface Flyer {
  /** Its Monday, as `2026-11-16`. */
  week: string;
  /** ISO times: Monday 9 AM Eastern time, and the next one. */
  startsAt: string;
  endsAt: string;
  /** When the server answered, in milliseconds by its clock. */
  answeredAt: number;
  ended: boolean;
  /** Mondays of the weeks beside it; `null` where no flyer is kept or has begun. */
  previous: string | null;
  next: string | null;
  categories: FlyerCategory[];
}

const toFlyer = (row: Answer<'flyer_week'>): Flyer => ({
  week: row.week,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  answeredAt: answeredAt(row),
  ended: row.ended,
  previous: row.previous,
  next: row.next,
  categories: row.categories.map(({ category, items }) => ({ category, items: items.map(toDeal) })),
});

/**
 * The flyer of a week; the running one where none or one to come is asked for, the oldest where it is too long ago.
 *
 * @param week any day of it, as `2026-11-16`
 */
export function useFlyer(week: string | null) {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['deals', 'flyer', locale, week],
    queryFn: async ({ signal }) => {
      const { data } = await read(db.rpc('flyer_week', { week, locale }).abortSignal(signal));
      setServerClock(data);
      return toFlyer(data);
    },
    placeholderData: keepPreviousData,
    retry: retryUnlessMissing,
  });
}
