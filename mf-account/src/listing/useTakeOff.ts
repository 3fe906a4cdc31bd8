import { pageOf, useListingWrites, type Listing, type Page } from './useListing';
import { isOlder } from '../form/isOlder';

/**
 * Takes something off the page. What somebody else wrote meanwhile stays.
 *
 * @param without the page without one of its entries
 */
export function useTakeOff(listing: Listing, without: (page: Page, id: string) => Page): (id: string) => Promise<void> {
  const { save, readAgain, refresh } = useListingWrites(listing.id);
  const leaveOut = (seen: Listing, id: string) => save(seen.version, without(pageOf(seen), id));
  return async (id) => {
    try {
      await leaveOut(listing, id);
    } catch (error) {
      const newest = isOlder(error) ? await readAgain() : null;
      if (!newest) throw error;
      await leaveOut(newest, id);
    }
    await refresh();
  };
}
