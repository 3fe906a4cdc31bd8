import './resizeObserver';
import { fakeDb, type FakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import type { FacetRow } from '../materials/Facet';
import type { StockRow } from './materialRows';
import { categoryRows } from './categoryRows';

interface Asked {
  q: string;
  filters: {
    category?: string;
    min_price?: number;
    max_price?: number;
    location?: string;
    in_stock?: boolean;
    sustainable?: boolean;
    brand?: string;
    hub?: string;
    specs?: Record<string, string>;
    ids?: string[];
  };
  sort: string;
  after: { from: number } | null;
  page_size: number;
}

const orders: Record<string, (a: StockRow, b: StockRow) => number> = {
  featured: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  newest: (a, b) => b.id - a.id,
};

/** The rules of the specification over rows in their original order. */
function findMaterials(rows: readonly StockRow[], { q, filters, sort }: Pick<Asked, 'q' | 'filters' | 'sort'>): StockRow[] {
  const text = q.toLowerCase();
  const { category, min_price = 0, max_price = Infinity, location, in_stock, sustainable, brand, specs = {}, ids } = filters;
  return rows
    .filter(({ name, description }) => [name, description].some((field) => field.toLowerCase().includes(text)))
    .filter((row) => !category || row.category === category)
    .filter(({ price }) => price >= min_price && price <= max_price)
    .filter((row) => !location || row.province === location)
    .filter((row) => !in_stock || row.in_stock)
    .filter((row) => !sustainable || row.sustainability !== null)
    .filter((row) => !brand || row.brand === brand)
    .filter((row) =>
      Object.entries(specs).every(([label, value]) => row.specs?.some((spec) => spec.label === label && spec.value === value)),
    )
    .filter((row) => !ids || ids.includes(String(row.id)))
    .sort(orders[sort]);
}

/** What the rows differ in, as `search_materials` answers it about a hub. */
function facetsOf(rows: readonly StockRow[]): FacetRow[] {
  const facets = new Map<string, FacetRow & { values: FacetRow['values'][number][] }>();
  for (const { label, label_fr, value, value_fr } of rows.flatMap(({ specs = [] }) => specs)) {
    const facet = facets.get(label) ?? { label, label_fr, values: [] };
    if (!facet.values.some((known) => known.value === value)) facet.values.push({ value, value_fr });
    facets.set(label, facet);
  }
  return [...facets.values()];
}

/** A backend with these materials, in this order, and the categories. */
export function catalogueBackend(rows: readonly StockRow[], options: FakeDbOptions = {}): FakeDb {
  return fakeDb({
    ...options,
    tables: {
      categories: [...categoryRows, { ...categoryRows[0]!, id: 'paint', title: 'Paint & Finishes' }],
      category_texts: [],
      ...options.tables,
    },
    rpc: {
      search_materials: (args) => {
        const asked = args as unknown as Asked;
        const found = findMaterials(rows, asked);
        const from = asked.after?.from ?? 0;
        const end = from + asked.page_size;
        return {
          total: found.length,
          items: found.slice(from, end).map(({ specs: _specs, ...row }) => row),
          next: end < found.length ? { from: end } : null,
          brands: [...new Set(rows.map(({ brand }) => brand))].sort(),
          price_max: 3000,
          ...(asked.filters.hub && { facets: facetsOf(rows) }),
        };
      },
      ...options.rpc,
    },
  });
}
