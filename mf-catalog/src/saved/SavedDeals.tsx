import { useFavourites } from '@marketplace/section-kit';
import { FoundDeals } from './FoundDeals';

/** On the dashboard: the offers that count now on what was saved. Nothing while there are none. */
export function SavedDeals() {
  const { ids: materialIds } = useFavourites('material');
  const { ids: dealIds } = useFavourites('deal');
  if (materialIds.length + dealIds.length === 0) return null;
  return <FoundDeals materialIds={materialIds} dealIds={dealIds} />;
}

export { SavedDeals as Component };
