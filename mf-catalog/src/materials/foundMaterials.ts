import { formatNumber } from '@marketplace/shared-ui';
import type { Locale } from '@marketplace/section-kit';
import type { useMaterials } from './useMaterials';

/** How many materials there are with the query of now, and how that number is said; nothing as long as the answer is of another query. */
export function foundMaterials({ data, isPlaceholderData }: ReturnType<typeof useMaterials>, locale: Locale) {
  const total = isPlaceholderData ? undefined : data?.pages[0]?.total;
  return total === undefined ? undefined : { count: total, number: formatNumber(total, locale) };
}
