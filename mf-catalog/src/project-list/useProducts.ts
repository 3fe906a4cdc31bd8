import { read, useDb, useLocale, type Answer } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';
import type { ListLine } from './list/linesOf';

/** Something as it is sold today. */
export type Product = Answer<'list_goods'>[number];

/** What is sold today, by `ref`; what is missing is sold no longer. */
export type Products = ReadonlyMap<string, Product>;

/**
 * What the things on the list cost today.
 *
 * @returns `null` while it is not known, also offline and on a backend without materials
 */
export function useProducts(lines: readonly ListLine[]): Products | null {
  const db = useDb();
  const locale = useLocale();
  const refs = [...new Set(lines.map(({ ref }) => ref))].sort();
  const { data } = useQuery({
    queryKey: ['list-goods', locale, refs],
    enabled: refs.length > 0,
    // Somebody who takes a line off need not wait for what is known already.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await read(db.rpc('list_goods', { refs, locale }).abortSignal(signal))).data,
    select: byRef,
  });
  return data ?? null;
}

const byRef = (products: readonly Product[]): Products => new Map(products.map((product) => [product.ref, product]));

/** Ids of the vendors that nobody reads requests for, as far as it is known. */
export const unreachableVendors = (products: Products | null): ReadonlySet<string> =>
  new Set([...(products?.values() ?? [])].flatMap(({ vendor_id, reachable }) => (vendor_id !== null && !reachable ? vendor_id : [])));

/** How a line compares with what is sold today. */
export type Standing = 'unknown' | 'same' | 'repriced' | 'gone';

/** A line without its vendor cannot be ordered from anybody else: that is another article. */
export function standingOf(line: ListLine, products: Products | null): Standing {
  if (!products) return 'unknown';
  const product = products.get(line.ref);
  if (!product) return 'gone';
  return product.price_cents === line.priceCents && product.vendor_id === line.vendorId ? 'same' : 'repriced';
}
