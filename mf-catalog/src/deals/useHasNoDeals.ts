import { useLacks } from '@marketplace/section-kit';

/**
 * Whether a page of offers has none to show: as its answer says, and until it is there as the whole site says.
 *
 * @param count of the offers of the page; undefined while they are not known
 */
export function useHasNoDeals(count: number | undefined): boolean {
  const lacks = useLacks('deals');
  return count === undefined ? lacks : count === 0;
}
