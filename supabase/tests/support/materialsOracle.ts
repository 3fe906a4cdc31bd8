/** A published row of `materials`, as far as searching looks at it. */
export interface MaterialRow {
  id: number;
  name: string;
  description: string;
  category: string;
  brand: string | null;
  price: number;
  rating: number | null;
  province: string | null;
  in_stock: boolean;
  sustainability: string | null;
  hubs: string[];
  specs: { label: string; value: string }[];
  featured_rank: number | null;
}

export interface MaterialFilters {
  category?: string;
  min_price?: number;
  max_price?: number;
  location?: string;
  in_stock?: boolean;
  sustainable?: boolean;
  brand?: string;
  hub?: string;
  specs?: Record<string, string>;
}

/** Those with a place come first in its order, the others by id. */
const inFeaturedOrder = (a: MaterialRow, b: MaterialRow) =>
  (a.featured_rank ?? Number.MAX_SAFE_INTEGER) - (b.featured_rank ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;

const orders: Record<string, (a: MaterialRow, b: MaterialRow) => number> = {
  featured: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  newest: (a, b) => b.id - a.id,
};

/** What a search must find, said the slow and obvious way by the rules of the specification. */
export function expectedMaterials(rows: readonly MaterialRow[], q: string, filters: MaterialFilters, sort: string): number[] {
  const text = q.trim().toLowerCase();
  const { category, min_price = 0, max_price = Infinity, location, in_stock, sustainable, brand, hub, specs = {} } = filters;
  return rows
    .filter((row) => row.name.toLowerCase().includes(text) || row.description.toLowerCase().includes(text))
    .filter((row) => !category || row.category === category)
    .filter((row) => row.price >= Math.min(min_price, max_price) && row.price <= Math.max(min_price, max_price))
    .filter((row) => !location || row.province === location)
    .filter((row) => (!in_stock || row.in_stock) && (!sustainable || row.sustainability !== null))
    .filter((row) => !brand || row.brand === brand)
    .filter((row) => !hub || row.hubs.includes(hub))
    .filter((row) =>
      Object.entries(hub ? specs : {}).every(([label, value]) => row.specs.some((spec) => spec.label === label && spec.value === value)),
    )
    .sort((a, b) => (orders[sort] ?? orders['featured']!)(a, b) || inFeaturedOrder(a, b))
    .map(({ id }) => id);
}
