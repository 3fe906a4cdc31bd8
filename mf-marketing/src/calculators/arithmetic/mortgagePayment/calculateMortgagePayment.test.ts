import { calculateMortgagePayment, type MortgagePaymentInput, type MortgagePaymentResult } from './calculateMortgagePayment';
import type { Frequency } from './frequency';

const base: MortgagePaymentInput = {
  principal: 500_000,
  ratePercent: 4.5,
  amortizationYears: 25,
  termYears: 5,
  frequency: 'monthly',
  compounding: 'semiAnnual',
};

function resultOf(changes: Partial<MortgagePaymentInput>): MortgagePaymentResult {
  const outcome = calculateMortgagePayment({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const v1 = {};
const v2 = { principal: 400_000, ratePercent: 5.25, amortizationYears: 30 };
const v3 = { principal: 350_000, ratePercent: 3.99, termYears: 3 };
const v4 = { principal: 640_000 };
const v5 = { principal: 600_000, ratePercent: 6.09 };
const v6 = { principal: 250_000, ratePercent: 5, amortizationYears: 20 };
const v7 = { principal: 450_000, ratePercent: 4.45, compounding: 'monthly' } as const;

type Loan = Partial<MortgagePaymentInput>;

test.each<[string, Loan, Frequency, number[]]>([
  ['500,000 at 4.50 %', v1, 'monthly', [2767.36, 1857.66, 909.7, 105_023.83, 438_982.23]],
  ['500,000 at 4.50 %', v1, 'semiMonthly', [1383.68, 927.97, 455.71, 104_851.63, 438_810.03]],
  ['500,000 at 4.50 %', v1, 'biWeekly', [1277.25, 856.53, 420.72, 104_838.21, 438_795.71]],
  ['500,000 at 4.50 %', v1, 'acceleratedBiWeekly', [1383.68, 856.53, 527.15, 103_191.4, 423_313]],
  ['500,000 at 4.50 %', v1, 'weekly', [638.62, 428.08, 210.54, 104_758.89, 438_717.69]],
  ['500,000 at 4.50 %', v1, 'acceleratedWeekly', [691.84, 428.08, 263.76, 103_105.23, 423_226.83]],
  ['400,000 at 5.25 %', v2, 'monthly', [2194.83, 1731.16, 463.67, 100_001.29, 368_311.49]],
  ['400,000 at 5.25 %', v2, 'acceleratedBiWeekly', [1097.42, 798.07, 299.35, 98_286.14, 355_621.54]],
  ['400,000 at 5.25 %', v2, 'weekly', [506.5, 398.84, 107.66, 99_751.86, 368_061.86]],
  ['350,000 at 3.99 %', v3, 'monthly', [1839.17, 1154.19, 684.98, 40_073.18, 323_863.06]],
  ['350,000 at 3.99 %', v3, 'acceleratedBiWeekly', [919.59, 532.23, 387.36, 39_675.06, 317_947.04]],
  ['640,000 at 4.50 %', v4, 'monthly', [3542.23, 2377.8, 1164.43, 134_430.45, 561_896.65]],
  ['600,000 at 6.09 %', v5, 'monthly', [3871, 3007.07, 863.93, 171_961.69, 539_701.69]],
  ['600,000 at 6.09 %', v5, 'biWeekly', [1786.61, 1386.01, 400.6, 171_597.65, 539_338.35]],
  ['250,000 at 5.00 %', v6, 'acceleratedWeekly', [410.7, 237.54, 173.16, 55_739.42, 198_957.42]],
  ['450,000 variable at 4.45 %', v7, 'monthly', [2488.49, 1668.75, 819.74, 94_337.43, 395_028.03]],
])('%s, %#: payment, first interest and principal, interest and balance of the term', (_name, loan, frequency, expected) => {
  const { payment, schedule, term } = resultOf({ ...loan, frequency });
  expect([payment, schedule[0]?.interest, schedule[0]?.principal, term.interest, term.balance]).toEqual(expected);
});

test.each<[string, Loan, Frequency, [number, number, number]]>([
  ['500,000 at 4.50 %', v1, 'monthly', [300, 2769.93, 330_210.57]],
  ['500,000 at 4.50 %', v1, 'semiMonthly', [599, 1358.71, 328_799.35]],
  ['500,000 at 4.50 %', v1, 'biWeekly', [649, 1028.91, 328_686.91]],
  ['500,000 at 4.50 %', v1, 'acceleratedBiWeekly', [564, 1120.32, 280_132.16]],
  ['500,000 at 4.50 %', v1, 'weekly', [1297, 391.25, 328_042.77]],
  ['500,000 at 4.50 %', v1, 'acceleratedWeekly', [1127, 558.36, 279_570.2]],
  ['400,000 at 5.25 %', v2, 'monthly', [360, 2197.53, 390_141.5]],
  ['400,000 at 5.25 %', v2, 'acceleratedBiWeekly', [652, 846.24, 315_266.66]],
  ['350,000 at 3.99 %', v3, 'monthly', [300, 1841.06, 201_752.89]],
  ['350,000 at 3.99 %', v3, 'acceleratedBiWeekly', [569, 906.82, 173_233.94]],
  ['600,000 at 6.09 %', v5, 'monthly', [300, 3868.54, 561_297.54]],
  ['250,000 at 5.00 %', v6, 'acceleratedWeekly', [910, 157.96, 123_484.26]],
  ['450,000 variable at 4.45 %', v7, 'monthly', [300, 2489.76, 296_548.27]],
])('%s, %#: number of payments, the last one, all interest', (_name, loan, frequency, expected) => {
  const { paymentCount, lastPayment, totalInterest, totalPaid } = resultOf({ ...loan, frequency });
  expect([paymentCount, lastPayment, totalInterest]).toEqual(expected);
  expect(totalPaid).toBeCloseTo((loan.principal ?? 500_000) + totalInterest, 2);
});

test('semi-monthly is half of the unrounded monthly payment', () => {
  expect(resultOf({ ...v4, frequency: 'semiMonthly' }).payment).toBe(1771.11);
});

test.each([
  [500_000, 4.5, 2767.36],
  [500_000, 5.5, 3051.96],
  [500_000, 3.5, 2496.35],
  [500_000, 6.5, 3349.12],
  [500_000, 5, 2908.02],
])('%d dollars over 25 years at %d %% cost %d a month', (principal, ratePercent, payment) => {
  expect(resultOf({ principal, ratePercent }).payment).toBe(payment);
});

test.each<[Frequency, number, number, number, number]>([
  ['monthly', 1000, 60_000, 120, 1000],
  ['biWeekly', 461.54, 59_999.8, 260, 461.14],
  ['acceleratedBiWeekly', 500, 55_000, 240, 500],
])('at 0 %% only the loan is repaid (%s)', (frequency, payment, balance, count, last) => {
  const result = resultOf({ principal: 120_000, ratePercent: 0, amortizationYears: 10, frequency });
  expect(result).toMatchObject({ payment, paymentCount: count, lastPayment: last, totalInterest: 0, totalPaid: 120_000 });
  expect(result.term).toEqual({ payments: frequency === 'monthly' ? 60 : 130, interest: 0, principal: 120_000 - balance, balance });
});

test('a term as long as the loan ends without a balance', () => {
  const { term, paymentCount, lastPayment } = resultOf({ amortizationYears: 5, termYears: 5, frequency: 'acceleratedWeekly' });
  expect(term).toMatchObject({ payments: paymentCount, principal: 500_000, balance: 0 });
  expect(lastPayment).toBeGreaterThan(0);
});

test('40 years, half a year and a billion are computed', () => {
  expect(resultOf({ amortizationYears: 40 }).paymentCount).toBe(480);
  expect(resultOf({ amortizationYears: 0.5, termYears: 0.5 }).paymentCount).toBe(6);
  expect(resultOf({ principal: 1_000_000_000, ratePercent: 35, amortizationYears: 40 }).schedule.at(-1)?.balance).toBe(0);
});

test.each<[Partial<MortgagePaymentInput>, unknown]>([
  [{ principal: Number.NaN }, { field: 'principal', code: 'notANumber' }],
  [{ principal: Number.POSITIVE_INFINITY }, { field: 'principal', code: 'notANumber' }],
  [{ principal: 0 }, { field: 'principal', code: 'tooLow', limit: 1 }],
  [{ principal: 10_000_000_000 }, { field: 'principal', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ ratePercent: -0.01 }, { field: 'ratePercent', code: 'tooLow', limit: 0 }],
  [{ ratePercent: 35.01 }, { field: 'ratePercent', code: 'tooHigh', limit: 35 }],
  [
    { amortizationYears: 0.4, termYears: 0.5 },
    { field: 'amortizationYears', code: 'tooLow', limit: 0.5 },
  ],
  [{ amortizationYears: 41 }, { field: 'amortizationYears', code: 'tooHigh', limit: 40 }],
  [{ termYears: 0 }, { field: 'termYears', code: 'tooLow', limit: 0.5 }],
  [{ termYears: 41 }, { field: 'termYears', code: 'tooHigh', limit: 40 }],
  [{ amortizationYears: 4 }, { field: 'termYears', code: 'termAboveAmortization', limit: 4 }],
])('%j is refused at its field', (changes, error) => {
  expect(calculateMortgagePayment({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

test('every wrong field is told at once', () => {
  const outcome = calculateMortgagePayment({ ...base, principal: -1, ratePercent: 99 });
  expect(outcome).toMatchObject({ ok: false, errors: [{ field: 'principal' }, { field: 'ratePercent' }] });
});
