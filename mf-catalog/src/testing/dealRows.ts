import { fakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import type { DealKind, DealRow } from '../deals/Deal';
import { categoryRows } from './categoryRows';

const HOUR = 3_600_000;
let made = 0;

/** An offer as the backend answers it, with a new id; `changes` replace its fields. */
export function dealRow(changes: Partial<DealRow> = {}): DealRow {
  const number = ++made;
  return {
    id: `dddddddd-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'weekly',
    title: `Cedar board ${number}`,
    description: 'Clear and straight.',
    original_price: 100,
    sale_price: 75,
    discount: 25,
    unit: 'per board',
    starts_at: '2026-11-16T14:00:00+00:00',
    ends_at: '2026-11-23T14:00:00+00:00',
    ends_in_ms: 51 * HOUR,
    stock: null,
    total_stock: null,
    sold_count: 0,
    condition: null,
    reason: null,
    category: 'Lumber & Wood',
    image: 'lumber',
    rating: 4.5,
    material_id: 7,
    vendor_id: 'eeeeeeee-0000-4000-8000-000000000001',
    vendor_name: 'River Yard',
    parts: [],
    evidence: 'Asked on 170 of the last 180 days.',
    is_sample: true,
    ...changes,
  };
}

/** A clearance item with so many pieces left. */
export const clearanceRow = (stock: number, changes: Partial<DealRow> = {}): DealRow =>
  dealRow({
    kind: 'clearance',
    title: `Item with ${stock} left`,
    stock,
    ends_at: null,
    ends_in_ms: null,
    condition: 'Display Model',
    reason: 'Floor Model',
    category: 'Lighting',
    material_id: null,
    ...changes,
  });

/** Offers of every kind. */
export const dealRows: readonly DealRow[] = [
  ...[40, 30, 25].map((discount) => dealRow({ discount, sale_price: 100 - discount })),
  dealRow({ kind: 'flash', title: 'Flash drill', total_stock: 100, sold_count: 62, stock: 38 }),
  dealRow({ kind: 'daily', title: 'Daily paint' }),
  dealRow({
    kind: 'bundle',
    title: 'Paint kit',
    material_id: null,
    rating: null,
    parts: [
      { name: 'Paint', price: 40, quantity: 2, material_id: 6 },
      { name: 'Primer', price: 20, quantity: 1, material_id: null },
    ],
  }),
  dealRow({ kind: 'featured', title: 'Featured tub' }),
  ...[0, 1, 5, 6, 20, 21].map((stock) => clearanceRow(stock)),
];

export const flyerRow = (changes: Record<string, unknown> = {}) => ({
  week: '2026-11-16',
  starts_at: '2026-11-16T14:00:00+00:00',
  ends_at: '2026-11-23T14:00:00+00:00',
  ends_in_ms: 51 * HOUR,
  ended: false,
  previous: '2026-11-09',
  next: null,
  categories: [
    { category: 'Lumber & Wood', items: [dealRow({ kind: 'flyer', title: 'Stud 2 x 4' })] },
    { category: 'Insulation', items: [dealRow({ kind: 'flyer', title: 'Stone wool' }), dealRow({ kind: 'flyer', title: 'Hemp batts' })] },
  ],
  ...changes,
});

const endedFlyer = flyerRow({
  week: '2026-11-09',
  starts_at: '2026-11-09T14:00:00+00:00',
  ends_at: '2026-11-16T14:00:00+00:00',
  ends_in_ms: -100 * HOUR,
  ended: true,
  previous: null,
  next: '2026-11-16',
});

/** What the backend's functions answer about these offers. */
export const dealAnswers = (rows: readonly DealRow[] = dealRows) =>
  ({
    current_deals: ({ kind }) =>
      rows.filter((row) =>
        String(kind)
          .split(',')
          .includes(row.kind satisfies DealKind),
      ),
    flyer_week: ({ week }) => (week === '2026-11-09' ? endedFlyer : flyerRow()),
    deal_page: ({ id }) => {
      const deal = rows.find((row) => row.id === id);
      return deal ? { deal, is_on: true, low_90_days: 92.5, days_asked: 171, related: [] } : null;
    },
  }) satisfies FakeDbOptions['rpc'];

/** A backend with offers; `rpc` replaces answers. */
export const dealsDb = (rows: readonly DealRow[] = dealRows, rpc: FakeDbOptions['rpc'] = {}) =>
  fakeDb({
    tables: { categories: categoryRows, category_texts: [], category_trades: [] },
    rpc: { ...dealAnswers(rows), ...rpc },
  });
