import fc from 'fast-check';
import { calculateNewHomeRebates, type NewHomeRebatesInput, type NewHomeRebatesResult } from './calculateNewHomeRebates';

const base: NewHomeRebatesInput = {
  price: 300_000,
  province: 'ON',
  firstTime: true,
  primaryResidence: true,
  ownerBuilt: false,
  on: '2026-11-20',
};

function resultOf(changes: Partial<NewHomeRebatesInput>): NewHomeRebatesResult {
  const outcome = calculateNewHomeRebates({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const beforeEnhanced = '2026-03-31';
const notFirst = { firstTime: false };

test.each([
  [300_000, 15_000, 5400, 15_000, 9600, 18_000, 24_000, 24_000, 9600, 0],
  [350_000, 17_500, 6300, 17_500, 11_200, 21_000, 28_000, 28_000, 11_200, 0],
  [375_000, 18_750, 4725, 18_750, 14_025, 22_500, 30_000, 30_000, 14_025, 0],
  [400_000, 20_000, 3150, 20_000, 16_850, 24_000, 32_000, 32_000, 16_850, 0],
  [425_000, 21_250, 1575, 21_250, 19_675, 24_000, 34_000, 34_000, 19_675, 0],
  [450_000, 22_500, 0, 22_500, 22_500, 24_000, 36_000, 36_000, 22_500, 0],
  [900_000, 45_000, 0, 45_000, 45_000, 24_000, 72_000, 72_000, 45_000, 0],
  [1_000_000, 50_000, 0, 50_000, 50_000, 24_000, 80_000, 80_000, 50_000, 0],
  [1_100_000, 55_000, 0, 40_000, 40_000, 24_000, 64_000, 80_000, 50_000, 10_000],
  [1_250_000, 62_500, 0, 25_000, 25_000, 24_000, 40_000, 80_000, 50_000, 25_000],
  [1_400_000, 70_000, 0, 10_000, 10_000, 24_000, 24_000, 80_000, 50_000, 40_000],
  [1_500_000, 75_000, 0, 0, 0, 24_000, 24_000, 80_000, 50_000, 50_000],
  [1_600_000, 80_000, 0, 0, 0, 24_000, 24_000, 64_000, 35_714.29, 35_714.29],
  [1_850_000, 92_500, 0, 0, 0, 24_000, 24_000, 24_000, 0, 0],
  [1_900_000, 95_000, 0, 0, 0, 24_000, 24_000, 24_000, 0, 0],
])(
  'Ontario, %d: the federal rebates and every provincial one',
  (price, gst, ordinary, total, topUp, regular, firstTime, enhanced, paymentOther, paymentFirst) => {
    const first = resultOf({ price });
    const other = resultOf({ price, ...notFirst });
    expect([first.federalTax, other.federalRebate, first.federalRebate]).toEqual([gst, ordinary, total]);
    expect(first.lines.find(({ id }) => id === 'federalFirstTime')?.amount ?? 0).toBe(topUp);
    expect(resultOf({ price, ...notFirst, on: beforeEnhanced }).provincialRebate).toBe(regular);
    expect(resultOf({ price, on: beforeEnhanced }).provincialRebate).toBe(firstTime);
    expect([first.provincialRebate, other.provincialRebate]).toEqual([enhanced, enhanced]);
    expect([other.affordabilityPayment, first.affordabilityPayment]).toEqual([paymentOther, paymentFirst]);
  },
);

test('a first-time buyer in Ontario gets all of the tax back up to a million', () => {
  expect(resultOf({ price: 400_000 })).toEqual({
    federalTax: 20_000,
    provincialTax: 32_000,
    lines: [
      { id: 'federalNewHousing', amount: 3150, uncertain: false },
      { id: 'federalFirstTime', amount: 16_850, uncertain: false },
      { id: 'ontarioFirstTime', amount: 32_000, uncertain: false },
    ],
    unknown: [],
    federalRebate: 20_000,
    provincialRebate: 32_000,
    affordabilityPayment: 0,
    total: 52_000,
    netTax: 0,
  });
});

test.each<[string, Partial<NewHomeRebatesInput>, [string, boolean][]]>([
  [
    'on a fading line',
    { price: 1_100_000, on: beforeEnhanced },
    [
      ['federalFirstTime', false],
      ['ontarioFirstTime', true],
    ],
  ],
  [
    'at its start',
    { price: 1_500_000 },
    [
      ['ontarioEnhanced', false],
      ['ontarioAffordabilityPayment', false],
    ],
  ],
  [
    'behind it',
    { price: 1_600_000 },
    [
      ['ontarioEnhanced', true],
      ['ontarioAffordabilityPayment', true],
    ],
  ],
  ['on the ordinary rebate', { price: 2_000_000 }, [['ontarioNewHousing', false]]],
])('what is not published exactly is marked: %s', (_name, changes, lines) => {
  expect(resultOf(changes).lines.map(({ id, uncertain }) => [id, uncertain])).toEqual(lines);
});

test.each([
  [150_000, 7481.25],
  [200_000, 9975],
  [250_000, 4987.5],
  [300_000, 0],
])('Quebec gives back %d of QST', (price, amount) => {
  const { lines, provincialRebate, provincialTax } = resultOf({ province: 'QC', price, ...notFirst });
  expect(provincialRebate).toBe(amount);
  expect(lines.filter(({ id }) => id === 'quebecNewHousing').every(({ uncertain }) => uncertain)).toBe(true);
  expect(provincialTax).toBeCloseTo(price * 0.09975, 2);
});

test('Nova Scotia helps first-time buyers with at most 3,000', () => {
  expect(resultOf({ province: 'NS', price: 100_000 })).toMatchObject({ provincialRebate: 1687.5, provincialTax: 9000 });
  expect(resultOf({ province: 'NS' })).toMatchObject({ provincialRebate: 3000, affordabilityPayment: 0 });
  expect(resultOf({ province: 'NS', ...notFirst }).provincialRebate).toBe(0);
});

test('Nova Scotia’s older rebate is named as unknown instead of none', () => {
  const older = { province: 'NS', on: '2025-03-31' } as const;
  expect(resultOf(older)).toMatchObject({ provincialRebate: 0, unknown: ['novaScotiaFirstTime'] });
  expect(resultOf({ ...older, ...notFirst }).unknown).toEqual([]);
  expect(resultOf({ ...older, primaryResidence: false }).unknown).toEqual([]);
  expect(resultOf({ ...older, on: '2025-04-01' }).unknown).toEqual([]);
  expect(resultOf({ ...older, province: 'ON' }).unknown).toEqual([]);
});

test('Nova Scotia’s HST follows the day the home is handed over: an older agreement is told from when on it holds', () => {
  expect(resultOf({ province: 'NS', on: '2025-03-31' })).toMatchObject({ provincialTax: 27_000, handedOverFrom: '2025-04-01' });
  expect(resultOf({ province: 'NS', on: '2025-04-01' }).handedOverFrom).toBeUndefined();
  expect(resultOf({ province: 'ON' }).handedOverFrom).toBeUndefined();
});

test.each([
  ['AB', 0],
  ['BC', 0],
  ['NB', 30_000],
  ['NL', 30_000],
  ['PE', 30_000],
] as const)('%s: provincial tax %d and only federal rebates', (province, provincialTax) => {
  expect(resultOf({ province })).toMatchObject({ provincialTax, provincialRebate: 0, affordabilityPayment: 0, total: 15_000 });
});

test('a second home gets nothing back', () => {
  expect(resultOf({ primaryResidence: false })).toMatchObject({ lines: [], total: 0, netTax: 39_000 });
});

test('who builds for himself gets neither the enhanced rebate nor the payment of Ontario', () => {
  expect(resultOf({ ownerBuilt: true, ...notFirst })).toMatchObject({ provincialRebate: 18_000, affordabilityPayment: 0 });
  expect(resultOf({ ownerBuilt: true })).toMatchObject({ provincialRebate: 24_000, federalRebate: 15_000 });
});

test.each([
  ['2025-03-19', 5400, 18_000],
  ['2025-03-20', 15_000, 24_000],
  ['2030-12-31', 15_000, 24_000],
  ['2031-01-01', 5400, 18_000],
])('an agreement of %s: federal %d, provincial %d', (on, federalRebate, provincialRebate) => {
  expect(resultOf({ on })).toMatchObject({ federalRebate, provincialRebate });
});

test.each([
  ['2026-03-31', 18_000, 0],
  ['2026-04-01', 24_000, 9600],
  ['2027-03-31', 24_000, 9600],
  ['2027-04-01', 18_000, 0],
])('not the first home, agreement of %s: provincial %d, payment %d', (on, provincialRebate, affordabilityPayment) => {
  expect(resultOf({ on, ...notFirst })).toMatchObject({ provincialRebate, affordabilityPayment });
});

test.each<[Partial<NewHomeRebatesInput>, unknown]>([
  [{ price: 0 }, { field: 'price', code: 'tooLow', limit: 1 }],
  [{ price: 10_000_000_000 }, { field: 'price', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ on: '20-11-2026' }, { field: 'on', code: 'notADate' }],
  [
    { province: 'AB', on: '2007-12-31' },
    { field: 'on', code: 'beforeFirstRule', limit: '2008-01-01' },
  ],
  [{ on: '2010-06-30' }, { field: 'on', code: 'beforeFirstRule', limit: '2010-07-01' }],
  [
    { province: 'NS', on: '2007-12-31' },
    { field: 'on', code: 'beforeFirstRule', limit: '2008-01-01' },
  ],
])('%j is refused at its field', (changes, error) => {
  expect(calculateNewHomeRebates({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

const anyHome = fc.record({
  price: fc.integer({ min: 1, max: 3_000_000 }),
  province: fc.constantFrom('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'),
  firstTime: fc.boolean(),
  primaryResidence: fc.boolean(),
  ownerBuilt: fc.boolean(),
  on: fc.constantFrom('2024-06-01', '2025-06-01', '2026-06-01', '2029-06-01'),
}) satisfies fc.Arbitrary<NewHomeRebatesInput>;

test('nobody gets back more than the tax, of either part', () => {
  fc.assert(
    fc.property(anyHome, (home) => {
      const result = resultOf(home);
      expect(result.federalRebate).toBeLessThanOrEqual(result.federalTax);
      expect(result.provincialRebate).toBeLessThanOrEqual(result.provincialTax);
      expect(result.netTax).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([200_000, 300_000, 350_000, 450_000, 1_000_000, 1_500_000, 1_850_000])('no rebate jumps at %d', (edge) => {
  for (const province of ['ON', 'QC'] as const) {
    for (const firstTime of [true, false]) {
      const [below, above] = [edge - 0.01, edge + 0.01].map((price) => resultOf({ price, province, firstTime }).total);
      expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThanOrEqual(0.03);
    }
  }
});
