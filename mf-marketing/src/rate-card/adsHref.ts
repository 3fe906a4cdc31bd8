import { brand } from '@marketplace/shared-ui/brand';
import type { AdProduct } from './adPrices';

/** The advertising page, opened at one of its products. */
export function adsHref(product?: AdProduct): string {
  const page = `/${brand.slug}-ads`;
  return product === undefined || product === 'search' ? page : `${page}?tab=${product}`;
}
