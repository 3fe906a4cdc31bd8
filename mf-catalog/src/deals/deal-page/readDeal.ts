import { isUuid, read, type Db, type Locale } from '@marketplace/section-kit';
import { setServerClock } from '../serverClock';
import { toDeal, type Deal } from '../Deal';

/** Everything the page of one offer shows. */
export interface DealDetails {
  deal: Deal;
  /** Whether it counts now. */
  isOn: boolean;
  /** Lowest price of the material in the last 90 days, in dollars; `null` without a history. */
  low90Days: number | null;
  /** Of the last 180 days, those on which the material cost the regular price or more. */
  daysAsked: number | null;
  related: Deal[];
}

/**
 * One request for everything the page of an offer shows.
 *
 * @param id as it stands in the address
 * @returns `null` when there is no such offer
 * @throws {AppError}
 */
export async function readDeal(db: Db, id: string, locale: Locale, signal: AbortSignal): Promise<DealDetails | null> {
  if (!isUuid(id)) return null;
  const { data } = await read(db.rpc('deal_page', { id, locale }).abortSignal(signal));
  setServerClock(data?.deal);
  return (
    data && {
      deal: toDeal(data.deal),
      isOn: data.is_on,
      low90Days: data.low_90_days,
      daysAsked: data.days_asked,
      related: data.related.map(toDeal),
    }
  );
}
