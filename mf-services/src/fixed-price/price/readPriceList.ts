import { read, type Db } from '@marketplace/section-kit';
import type { PriceList } from './PriceList';

/**
 * The list prices of a service.
 *
 * @returns `null` when the service has no list price
 * @throws {AppError}
 */
export async function readPriceList(db: Db, service: string, signal: AbortSignal): Promise<PriceList | null> {
  const [{ data: services }, { data: items }] = await Promise.all([
    read(db.from('fixed_price_services').select('*').eq('service', service).abortSignal(signal)),
    read(db.from('fixed_price_items').select('*').eq('service', service).order('position').abortSignal(signal)),
  ]);
  const [found] = services;
  if (!found || items.length === 0) return null;
  return { service, needsCount: found.needs_count, listedOn: found.listed_on, items };
}
