import { read, useDb } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';
import type { QuoteProvider } from '../QuoteProvider';
import { readOffer } from '../readOffer';

const OFFERED = 5;

interface Alike {
  id: string;
  name: string;
  location: string;
  /** Whether somebody reads the requests to the company. */
  isReachable: boolean;
}

/**
 * The best rated of the same trade and place; nobody where none can be found. Whether anybody reads there has to be said before they are
 * asked: whoever that is not known of is left out.
 */
export function useAlike({ id: ownId, category, location }: QuoteProvider): readonly Alike[] {
  const db = useDb();
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['services', 'alike', ownId, category, location],
    queryFn: async ({ signal }) => {
      const question = { q: location, cat: category || null, sort: 'rating', after: null, page_size: OFFERED + 1 };
      const { items } = (await read(db.rpc('search_services', question).abortSignal(signal))).data;
      const others = items.filter(({ id }) => id && String(id) !== ownId).slice(0, OFFERED);
      const found = await Promise.all(
        others.map(async (row): Promise<Alike | null> => {
          const offer = await readOffer(db, client, String(row.id)).catch(() => null);
          return offer && { id: String(row.id), name: row.name, location: row.location ?? '', isReachable: offer.isReachable };
        }),
      );
      return found.filter((one) => one !== null);
    },
  });
  return data;
}
