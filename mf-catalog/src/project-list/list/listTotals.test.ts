import type { Province, TaxRate } from '@marketplace/section-kit/tax';
import cases from '../testing/totalCases.json';
import { lineCents, listTotals, type DeliveryRule } from './listTotals';

const onDate = '2026-11-20';
const rates = cases.rates.map((rate) => ({ ...rate, effectiveFrom: '2020-01-01', effectiveTo: null, source: 'test' }) as TaxRate);

test('the worked examples are those of all provinces and territories', () => {
  expect(new Set(cases.worked.map(({ province }) => province)).size).toBe(13);
});

test.each(cases.worked)('to the cent: $goodsCents cents delivered to $province', ({ province, goodsCents, taxCents, totalCents }) => {
  const line = { vendorId: null, priceCents: goodsCents, quantity: 1 };
  const totals = listTotals([line], { province: province as Province, postalCode: '', rules: [], rates, onDate });
  expect([totals.tax.map(({ cents }) => cents), totals.totalCents]).toEqual([taxCents, totalCents]);
});

test.each(cases.lists)('as in the database: $name', ({ lines, province, postalCode, expected }) => {
  const rules: DeliveryRule[] = cases.rules;
  expect(listTotals(lines, { province: province as Province | null, postalCode, rules, rates, onDate })).toEqual(expected);
});

test.each([
  [333, 1.5, 500],
  [1, 1.5, 2],
  [1, 1.49, 1],
  [110, 1.1, 121],
  [0, 9999, 0],
])('%d cents times %d is %d cents', (priceCents, quantity, cents) => {
  expect(lineCents({ priceCents, quantity })).toBe(cents);
});
