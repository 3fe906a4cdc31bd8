import fc from 'fast-check';
import { calculateHbpRepayment, type HbpRepaymentInput, type HbpRepaymentResult } from './calculateHbpRepayment';

function resultOf(input: HbpRepaymentInput): HbpRepaymentResult {
  const outcome = calculateHbpRepayment(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const requiredIn = (result: HbpRepaymentResult, year: number) => result.years.find((row) => row.year === year)?.required;

test.each([
  [60_000, 2026, 2031, 4000, 2045, 4000],
  [60_000, 2024, 2029, 4000, 2043, 4000],
  [35_000, 2020, 2022, 2333.33, 2036, 2333.33],
  [40_000, 2029, 2031, 2666.67, 2045, 2666.66],
  [20_000, 2021, 2023, 1333.33, 2037, 1333.33],
  [30_000, 2022, 2027, 2000, 2041, 2000],
  [25_000, 2028, 2033, 1666.67, 2047, 1666.66],
])('%d withdrawn in %d: from %d at least %d, in %d the last %d', (withdrawal, year, firstYear, minimum, lastYear, last) => {
  const result = resultOf({ withdrawal, firstWithdrawalYear: year });
  expect(result).toMatchObject({ firstYear, minimum, lastYear, totalRepaid: withdrawal, totalIncome: 0 });
  expect(requiredIn(result, lastYear)).toBe(last);
  expect(result.years).toHaveLength(15);
});

test('what rounding leaves is asked in the sixth year', () => {
  expect(requiredIn(resultOf({ withdrawal: 35_000, firstWithdrawalYear: 2020 }), 2027)).toBe(2333.34);
  expect(requiredIn(resultOf({ withdrawal: 20_000, firstWithdrawalYear: 2021 }), 2028)).toBe(1333.34);
});

test.each([
  [30_000, 2022, { year: 2030, amount: 8000 }, 2031, 1454.55, 2041, 1454.54],
  [25_000, 2028, { year: 2033, amount: 10_000 }, 2034, 1071.43, 2047, 1071.42],
])('%d withdrawn in %d, %j: the later minimums fall', (withdrawal, year, repayment, next, minimum, lastYear, last) => {
  const result = resultOf({ withdrawal, firstWithdrawalYear: year, repayments: [repayment] });
  expect([requiredIn(result, next), result.lastYear, requiredIn(result, lastYear)]).toEqual([minimum, lastYear, last]);
  expect(result.totalRepaid).toBe(withdrawal);
});

test('what is missed is income of the year, and the balance falls by the minimum', () => {
  const result = resultOf({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments: [{ year: 2031, amount: 0 }] });
  expect(result.years[0]).toEqual({ year: 2031, required: 4000, repaid: 0, income: 4000, balance: 56_000 });
  expect(result).toMatchObject({ totalIncome: 4000, totalRepaid: 56_000, lastYear: 2045 });
});

test('part of a minimum counts', () => {
  const result = resultOf({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments: [{ year: 2031, amount: 1500.5 }] });
  expect(result.years[0]).toMatchObject({ repaid: 1500.5, income: 2499.5, balance: 56_000 });
});

test('repaying before it is due lowers the first minimum', () => {
  const result = resultOf({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments: [{ year: 2026, amount: 15_000 }] });
  expect(result.years[0]).toEqual({ year: 2026, required: 0, repaid: 15_000, income: 0, balance: 45_000 });
  expect(result).toMatchObject({ firstYear: 2031, minimum: 3000, lastYear: 2045 });
});

test('all at once ends the plan', () => {
  const repayments = [{ year: 2027, amount: 60_000 }];
  expect(resultOf({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments })).toMatchObject({ minimum: 0, lastYear: 2027 });
});

test('a repayment in a year outside the plan changes nothing', () => {
  const repayments = [{ year: 2099, amount: 5 }];
  expect(resultOf({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments }).totalRepaid).toBe(60_000);
});

test.each<[HbpRepaymentInput, unknown]>([
  [
    { withdrawal: 0, firstWithdrawalYear: 2026 },
    { field: 'withdrawal', code: 'tooLow', limit: 1 },
  ],
  [
    { withdrawal: 60_000.01, firstWithdrawalYear: 2024 },
    { field: 'withdrawal', code: 'tooHigh', limit: 60_000 },
  ],
  [
    { withdrawal: 35_001, firstWithdrawalYear: 2023 },
    { field: 'withdrawal', code: 'tooHigh', limit: 35_000 },
  ],
  [
    { withdrawal: 10_000_000_000, firstWithdrawalYear: 2026 },
    { field: 'withdrawal', code: 'tooHigh', limit: 60_000 },
  ],
  [
    { withdrawal: Number.NaN, firstWithdrawalYear: 2026 },
    { field: 'withdrawal', code: 'notANumber' },
  ],
  [
    { withdrawal: 1, firstWithdrawalYear: 2018 },
    { field: 'firstWithdrawalYear', code: 'tooLow', limit: 2019 },
  ],
  [
    { withdrawal: 1, firstWithdrawalYear: 2101 },
    { field: 'firstWithdrawalYear', code: 'tooHigh', limit: 2100 },
  ],
  [
    { withdrawal: 1, firstWithdrawalYear: 2026.5 },
    { field: 'firstWithdrawalYear', code: 'notWhole' },
  ],
])('%j is refused at its field', (input, error) => {
  expect(calculateHbpRepayment(input)).toEqual({ ok: false, errors: [error] });
});

test.each([
  [-1, { code: 'tooLow', limit: 0 }],
  [Number.NaN, { code: 'notANumber' }],
  [44_000.01, { code: 'aboveBalance', limit: 44_000 }],
])('a repayment of %d is refused', (amount, error) => {
  const repayments = [
    { year: 2031, amount: 16_000 },
    { year: 2032, amount },
  ];
  expect(calculateHbpRepayment({ withdrawal: 60_000, firstWithdrawalYear: 2026, repayments })).toEqual({
    ok: false,
    errors: [{ field: 'repayments.1.amount', ...error }],
  });
});

test('whatever is repaid or missed, both together are the withdrawal', () => {
  const withdrawal = fc.integer({ min: 100, max: 6_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      withdrawal,
      fc.integer({ min: 2024, max: 2040 }),
      fc.integer({ min: 0, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, year, later, share) => {
        const repayments = [{ year: year + later, amount: Math.floor((amount / 20) * share * 100) / 100 }];
        const result = resultOf({ withdrawal: amount, firstWithdrawalYear: year, repayments });
        expect(result.totalRepaid + result.totalIncome).toBeCloseTo(amount, 2);
        expect(result.years.at(-1)?.balance).toBe(0);
      },
    ),
  );
});
