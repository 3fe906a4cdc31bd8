import fc from 'fast-check';
import { toDeal } from '../deals/Deal';
import { clearanceRow } from '../testing/dealRows';
import { clearanceQuery, sortClearance, sorts, views } from './clearanceQuery';
import { stockLevel } from './stockLevel';

test.each([
  [0, 'limited'],
  [1, 'limited'],
  [5, 'limited'],
  [6, 'low'],
  [20, 'low'],
  [21, 'in'],
] as const)('%d pieces are %s stock', (stock, level) => expect(stockLevel(stock)).toBe(level));

test('more stock is never a scarcer level', () => {
  const scarcity = { limited: 0, low: 1, in: 2 };
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 500 }), fc.nat(500), (stock, more) => {
      expect(scarcity[stockLevel(stock + more)]).toBeGreaterThanOrEqual(scarcity[stockLevel(stock)]);
    }),
  );
});

const item = fc
  .record({ sale: fc.integer({ min: 1, max: 9999 }), discount: fc.integer({ min: 1, max: 70 }), stock: fc.nat(30), id: fc.uuid() })
  .map(({ sale, discount, stock, id }) => toDeal(clearanceRow(stock, { id, sale_price: sale / 100, discount })));
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 20 });
const keys = {
  discount: [({ discount }: { discount: number }) => discount, -1],
  'price-low': [({ salePrice }: { salePrice: number }) => salePrice, 1],
  'price-high': [({ salePrice }: { salePrice: number }) => salePrice, -1],
  stock: [({ stock }: { stock: number | null }) => stock!, -1],
} as const;

test.each(sorts)('%s puts every item in order, loses none, and does not depend on the order before', (sort) => {
  fc.assert(
    fc.property(items, (given) => {
      const sorted = sortClearance(given, sort);
      const [key, direction] = keys[sort];
      for (const [index, next] of sorted.slice(1).entries()) {
        expect(direction * (key(next as never) - key(sorted[index] as never))).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(sorted)).toEqual(new Set(given));
      expect(sortClearance([...given].reverse(), sort)).toEqual(sorted);
    }),
  );
});

test('an address says its query, and says nothing more', () => {
  for (const sort of sorts)
    for (const view of views) {
      const search = clearanceQuery.toSearch({ sort, view });
      expect(clearanceQuery.parse(search, 'en')).toEqual({ sort, view });
      expect([search.includes('sort='), search.includes('view=')]).toEqual([sort !== 'discount', view !== 'grid']);
    }
});

test('an unknown sort or view is the default one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (sort, view) => {
      const search = `?${new URLSearchParams({ sort: `${sort}?`, view: `${view}?` })}`;
      expect(clearanceQuery.parse(search, 'en')).toEqual({ sort: 'discount', view: 'grid' });
    }),
  );
});
