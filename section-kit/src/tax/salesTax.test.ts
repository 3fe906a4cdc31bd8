import type { Province } from '../place/province';
import { salesTax, type TaxRate } from './salesTax';

const rate = (province: Province, kind: TaxRate['kind'], value: number, from = '2020-01-01', to: string | null = null): TaxRate => ({
  province,
  kind,
  rate: value,
  effectiveFrom: from,
  effectiveTo: to,
  source: 'test',
});

const rates = [
  rate('QC', 'QST', 0.09975),
  rate('QC', 'GST', 0.05),
  rate('ON', 'HST', 0.13),
  rate('BC', 'PST', 0.07),
  rate('BC', 'GST', 0.05),
  rate('AB', 'GST', 0.05),
  rate('NS', 'HST', 0.15, '2010-07-01', '2025-03-31'),
  rate('NS', 'HST', 0.14, '2025-04-01'),
];

const lines = (cents: number, province: Province, onDate = '2026-11-20') =>
  salesTax(cents, province, rates, onDate).map(({ kind, cents: tax }) => `${kind} ${tax}`);

test.each<[number, Province, string[]]>([
  [19999, 'ON', ['HST 2600']],
  [19999, 'QC', ['GST 1000', 'QST 1995']],
  [123456, 'QC', ['GST 6173', 'QST 12315']],
  [499995, 'QC', ['GST 25000', 'QST 49875']],
  [123456, 'BC', ['GST 6173', 'PST 8642']],
  [10, 'QC', ['GST 1', 'QST 1']],
  [10, 'ON', ['HST 1']],
  [499995, 'AB', ['GST 25000']],
  [0, 'QC', ['GST 0', 'QST 0']],
  [10_000_000_000_00, 'QC', ['GST 50000000000', 'QST 99750000000']],
])('the tax on %d cents in %s', (cents, province, expected) => {
  expect(lines(cents, province)).toEqual(expected);
});

test('the day decides which rate is in force, both days included', () => {
  expect(lines(10000, 'NS', '2025-03-31')).toEqual(['HST 1500']);
  expect(lines(10000, 'NS', '2025-04-01')).toEqual(['HST 1400']);
});

test('a province without a rate has no line', () => {
  expect(lines(10000, 'YT')).toEqual([]);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (cents) => {
  expect(() => salesTax(cents, 'ON', rates, '2026-11-20')).toThrow(RangeError);
});
