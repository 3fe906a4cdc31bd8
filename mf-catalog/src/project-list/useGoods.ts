import { read, useDb, useLocale, type Answer } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import type { ListLine } from './list/linesOf';

/** Something as it is sold today. */
export type Good = Answer<'list_goods'>[number];

/** What is sold today, by `ref`; what is missing is sold no longer. */
export type Goods = ReadonlyMap<string, Good>;

/**
 * What the things on the list cost today.
 *
 * @returns `null` while it is not known, also offline and on a backend without materials
 */
export function useGoods(lines: readonly ListLine[]): Goods | null {
  const db = useDb();
  const locale = useLocale();
  const refs = [...new Set(lines.map(({ ref }) => ref))].sort();
  const { data } = useQuery({
    queryKey: ['list-goods', locale, refs],
    enabled: refs.length > 0,
    // Somebody who takes a line off need not wait for what is known already.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Goods> => {
      const { data: goods } = await read(db.rpc('list_goods', { refs, locale }).abortSignal(signal));
      return new Map(goods.map((good) => [good.ref, good]));
    },
  });
  return data ?? null;
}

/** How a line compares with what is sold today. */
export type Standing = 'unknown' | 'same' | 'repriced' | 'gone';

/** A line without its vendor cannot be ordered from anybody else: that is another article. */
export function standingOf(line: ListLine, goods: Goods | null): Standing {
  if (!goods) return 'unknown';
  const good = goods.get(line.ref);
  if (!good) return 'gone';
  return good.price_cents === line.priceCents && good.vendor_id === line.vendorId ? 'same' : 'repriced';
}
