import type { Province, TaxRate } from '@marketplace/section-kit/tax';
import { calculateMaterialsTax } from './calculateMaterialsTax';
import { cashTotal } from './cashTotal';

const rate = (province: Province, kind: TaxRate['kind'], value: number): TaxRate => ({
  ...{ province, kind, rate: value, source: 'test' },
  ...{ effectiveFrom: '2025-04-01', effectiveTo: null },
});

const rates = [
  rate('ON', 'HST', 0.13),
  rate('NS', 'HST', 0.14),
  ...(['NB', 'NL', 'PE'] as const).map((province) => rate(province, 'HST', 0.15)),
  ...(['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'] as const).map((province) => rate(province, 'GST', 0.05)),
  rate('QC', 'QST', 0.09975),
  rate('BC', 'PST', 0.07),
  rate('MB', 'RST', 0.07),
  rate('SK', 'PST', 0.06),
];

const rows: [number, Partial<Record<Province, number[]>>][] = [
  [
    199.99,
    {
      ON: [26, 225.99],
      QC: [10, 19.95, 229.94],
      BC: [10, 14, 223.99],
      SK: [10, 12, 221.99],
      NS: [28, 227.99],
      NB: [30, 229.99],
      AB: [10, 209.99],
    },
  ],
  [
    1234.56,
    {
      ...{ ON: [160.49, 1395.05], QC: [61.73, 123.15, 1419.44], BC: [61.73, 86.42, 1382.71], SK: [61.73, 74.07, 1370.36] },
      ...{ NS: [172.84, 1407.4], NL: [185.18, 1419.74], NT: [61.73, 1296.29] },
    },
  ],
  [
    4999.95,
    {
      ...{ ON: [649.99, 5649.94], QC: [250, 498.75, 5748.7], MB: [250, 350, 5599.95], SK: [250, 300, 5549.95] },
      ...{ NS: [699.99, 5699.94], PE: [749.99, 5749.94], NU: [250, 5249.95] },
    },
  ],
  [
    0.1,
    {
      ON: [0.01, 0.11],
      QC: [0.01, 0.01, 0.12],
      MB: [0.01, 0.01, 0.12],
      SK: [0.01, 0.01, 0.12],
      NS: [0.01, 0.11],
      PE: [0.02, 0.12],
      YT: [0.01, 0.11],
    },
  ],
];

const cases = rows.flatMap(([subtotal, byProvince]) =>
  Object.entries(byProvince).map(([province, expected]) => [subtotal, province as Province, expected] as const),
);

test.each(cases)('%d in %s: %j', (subtotal, province, expected) => {
  const outcome = calculateMaterialsTax({ subtotal, province, on: '2026-11-20' }, rates);
  const result = outcome.ok ? outcome.result : undefined;
  expect([...(result?.taxes.map(({ cents }) => cents / 100) ?? []), result?.total]).toEqual(expected);
  expect(result?.tax).toBeCloseTo(
    expected.slice(0, -1).reduce((sum, tax) => sum + tax, 0),
    5,
  );
});

test('a day before the first rate of any tax of the province is refused, whatever the other tax and the order of the rates', () => {
  const on = (day: string) => calculateMaterialsTax({ subtotal: 100, province: 'MB', on: day }, history);
  const history: TaxRate[] = [
    { ...rate('MB', 'RST', 0.07), effectiveFrom: '2019-07-01' },
    { ...rate('MB', 'GST', 0.05), effectiveFrom: '2008-01-01' },
    { ...rate('MB', 'RST', 0.08), effectiveFrom: '2013-07-01', effectiveTo: '2019-06-30' },
    { ...rate('ON', 'HST', 0.13), effectiveFrom: '2026-01-01' },
  ];
  expect(on('2013-06-30')).toEqual({ ok: false, errors: [{ field: 'on', code: 'beforeFirstRule', limit: '2013-07-01' }] });
  expect(on('2019-06-30')).toMatchObject({ ok: true, result: { tax: 13 } });
  expect(on('2019-07-01')).toMatchObject({ ok: true, result: { tax: 12 } });
});

test('a tax that takes over from another counts as the same', () => {
  const harmonized: TaxRate[] = [
    { ...rate('SK', 'GST', 0.05), effectiveFrom: '2008-01-01', effectiveTo: '2027-12-31' },
    { ...rate('SK', 'PST', 0.06), effectiveFrom: '2017-03-23', effectiveTo: '2027-12-31' },
    { ...rate('SK', 'HST', 0.12), effectiveFrom: '2028-01-01' },
  ];
  const outcome = calculateMaterialsTax({ subtotal: 100, province: 'SK', on: '2027-12-31' }, harmonized);
  expect(outcome).toMatchObject({ ok: true, result: { tax: 11 } });
});

test('cash goes to the nearest five cents', () => {
  expect([225.99, 229.94, 1382.71, 1370.36, 0.02, 0.03].map((total) => cashTotal(Math.round(total * 100)))).toEqual([
    22_600, 22_995, 138_270, 137_035, 0, 5,
  ]);
  const outcome = calculateMaterialsTax({ subtotal: 199.99, province: 'ON', on: '2026-11-20' }, rates);
  expect(outcome).toMatchObject({ ok: true, result: { cashTotal: 226 } });
});

test.each([
  [{ subtotal: -1 }, { field: 'subtotal', code: 'tooLow', limit: 0 }],
  [{ subtotal: Number.NaN }, { field: 'subtotal', code: 'notANumber' }],
  [{ subtotal: 10_000_000_000 }, { field: 'subtotal', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ on: 'today' }, { field: 'on', code: 'notADate' }],
])('%j is refused at its field', (changes, error) => {
  const outcome = calculateMaterialsTax({ subtotal: 10, province: 'ON', on: '2026-11-20', ...changes }, rates);
  expect(outcome).toEqual({ ok: false, errors: [error] });
});
