import './resizeObserver';
import { fakeDb, type FakeDb, type FakeDbOptions } from 'section-kit/testing';
import type { MaterialRow } from '../materials/Material';
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
    ids?: string[];
  };
  sort: string;
  after: { from: number } | null;
  page_size: number;
}

const orders: Record<string, (a: MaterialRow, b: MaterialRow) => number> = {
  featured: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  newest: (a, b) => b.id - a.id,
};

/** The rules of the specification over rows in their original order. */
export function findMaterials(rows: readonly MaterialRow[], { q, filters, sort }: Pick<Asked, 'q' | 'filters' | 'sort'>): MaterialRow[] {
  const text = q.toLowerCase();
  const { category, min_price = 0, max_price = Infinity, location, in_stock, sustainable, brand, ids } = filters;
  return rows
    .filter(({ name, description }) => [name, description].some((field) => field.toLowerCase().includes(text)))
    .filter((row) => !category || row.category === category)
    .filter(({ price }) => price >= min_price && price <= max_price)
    .filter((row) => !location || row.province === location)
    .filter((row) => !in_stock || row.in_stock)
    .filter((row) => !sustainable || row.sustainability !== null)
    .filter((row) => !brand || row.brand === brand)
    .filter((row) => !ids || ids.includes(String(row.id)))
    .sort(orders[sort]);
}

/** A backend with these materials, in this order, and the categories. */
export function catalogueBackend(rows: readonly MaterialRow[], options: FakeDbOptions = {}): FakeDb {
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
          items: found.slice(from, end),
          next: end < found.length ? { from: end } : null,
          brands: [...new Set(rows.map(({ brand }) => brand))].sort(),
          price_max: 3000,
        };
      },
      ...options.rpc,
    },
  });
}
