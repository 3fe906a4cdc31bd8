import fc from 'fast-check';
import { calculateHomeEquity, type HomeEquityInput, type HomeEquityResult } from './calculateHomeEquity';

const base: HomeEquityInput = { homeValue: 600_000, mortgageBalance: 300_000, existingCreditLimit: 0, on: '2026-11-20' };

function resultOf(changes: Partial<HomeEquityInput>): HomeEquityResult {
  const outcome = calculateHomeEquity({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

test('a home of 600,000 with a mortgage of 300,000', () => {
  expect(resultOf({})).toEqual({
    equity: 300_000,
    loanToValue: 50,
    totalLimit: 480_000,
    revolvingLimit: 390_000,
    available: 180_000,
    availableRevolving: 180_000,
    availableAmortizing: 0,
    totalPercent: 80,
    revolvingPercent: 65,
  });
});

test.each<[string, Partial<HomeEquityInput>, Partial<HomeEquityResult>]>([
  [
    'without a mortgage 15 % must be repaid',
    { mortgageBalance: 0 },
    { available: 480_000, availableRevolving: 390_000, availableAmortizing: 90_000 },
  ],
  ['an existing line counts in full', { existingCreditLimit: 100_000 }, { equity: 200_000, available: 80_000, availableRevolving: 80_000 }],
  [
    'a line at its limit leaves a loan',
    { mortgageBalance: 0, existingCreditLimit: 390_000 },
    { available: 90_000, availableRevolving: 0, availableAmortizing: 90_000 },
  ],
  [
    'more is owed than the home is worth',
    { mortgageBalance: 700_000 },
    { equity: -100_000, loanToValue: 116.67, available: 0, availableRevolving: 0 },
  ],
  ['a line above its limit', { mortgageBalance: 0, existingCreditLimit: 400_000 }, { availableRevolving: 0, availableAmortizing: 80_000 }],
  ['limits are rounded down', { homeValue: 99.99, mortgageBalance: 0 }, { totalLimit: 79.99, revolvingLimit: 64.99 }],
])('%s', (_name, changes, expected) => {
  expect(resultOf(changes)).toMatchObject(expected);
});

test.each<[Partial<HomeEquityInput>, unknown]>([
  [{ homeValue: 0 }, { field: 'homeValue', code: 'tooLow', limit: 1 }],
  [{ homeValue: 10_000_000_000 }, { field: 'homeValue', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ mortgageBalance: -1 }, { field: 'mortgageBalance', code: 'tooLow', limit: 0 }],
  [{ existingCreditLimit: Number.NaN }, { field: 'existingCreditLimit', code: 'notANumber' }],
  [{ on: '' }, { field: 'on', code: 'notADate' }],
  [{ on: '2023-10-30' }, { field: 'on', code: 'beforeFirstRule', limit: '2023-10-31' }],
])('%j is refused at its field', (changes, error) => {
  expect(calculateHomeEquity({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

test('the parts are the whole, and debts with it stay within 80 %', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (value, mortgageBalance, existingCreditLimit) => {
      const result = resultOf({ homeValue: value + 1, mortgageBalance, existingCreditLimit });
      expect(result.availableRevolving + result.availableAmortizing).toBeCloseTo(result.available, 2);
      if (result.available > 0) expect(mortgageBalance + existingCreditLimit + result.available).toBeLessThan(result.totalLimit + 0.001);
    }),
  );
});
