import fc from 'fast-check';
import { calculateDownPayment, type DownPaymentInput, type DownPaymentResult } from './calculateDownPayment';

const base: DownPaymentInput = { price: 400_000, units: 1, ownerOccupied: true, on: '2026-11-20' };

function resultOf(changes: Partial<DownPaymentInput>): DownPaymentResult {
  const outcome = calculateDownPayment({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

test.each([
  [400_000, 20_000],
  [450_000, 22_500],
  [499_999.99, 25_000],
  [500_000, 25_000],
  [600_000, 35_000],
  [750_000, 50_000],
  [760_000, 51_000],
  [999_999, 74_999.9],
  [1_499_999, 124_999.9],
  [1_499_999.99, 125_000],
  [1_500_000, 300_000],
  [0.01 + 1, 0.06],
])('a home for %d needs %d down', (price, minimum) => {
  expect(resultOf({ price }).minimum).toBe(minimum);
});

test.each<[Partial<DownPaymentInput>, Partial<DownPaymentResult>]>([
  [{ units: 2 }, { minimum: 20_000, minimumPercent: 5, insurable: true }],
  [{ units: 3 }, { minimum: 40_000, minimumPercent: 10, insurable: true }],
  [
    { units: 4, ownerOccupied: false },
    { minimum: 80_000, minimumPercent: 20, insurable: false },
  ],
  [{ ownerOccupied: false }, { minimum: 80_000, insurable: false }],
  [{ price: 1_499_999.99 }, { insurable: true, insurablePriceBelow: 1_500_000 }],
  [
    { price: 1_500_000, units: 3 },
    { minimum: 300_000, insurable: false },
  ],
])('%j: %j', (changes, expected) => {
  expect(resultOf(changes)).toMatchObject(expected);
});

test.each<[Partial<DownPaymentInput>, unknown]>([
  [{ price: 0 }, { field: 'price', code: 'tooLow', limit: 1 }],
  [{ units: 1.5 }, { field: 'units', code: 'notWhole' }],
  [{ units: 0 }, { field: 'units', code: 'tooLow', limit: 1 }],
  [{ on: '2026-02-30' }, { field: 'on', code: 'notADate' }],
  [{ on: '2024-12-14' }, { field: 'on', code: 'beforeFirstRule', limit: '2024-12-15' }],
])('%j is refused at its field', (changes, error) => {
  expect(calculateDownPayment({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

const cents = (max: number) => fc.integer({ min: 100, max: max * 100 }).map((value) => value / 100);

test('a dearer home never needs a smaller down payment, and a cent more at most one cent below the cap', () => {
  fc.assert(
    fc.property(cents(1_499_999), (price) => {
      const step = resultOf({ price: price + 0.01 }).minimum - resultOf({ price }).minimum;
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThan(0.011);
    }),
  );
});
