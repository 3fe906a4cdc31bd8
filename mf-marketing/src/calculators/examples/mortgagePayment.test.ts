// Worked out apart from this code, in exact fractions, from the Interest Act (fixed rates are compounded twice a year) and the usual
// shares of a monthly payment. None of these inputs stands in another test or in a guide.
import { calculateMortgagePayment, type MortgagePaymentInput } from '../arithmetic/mortgagePayment/calculateMortgagePayment';
import { result } from './testing/outcomes';

const startingWith = (row: object) => expect.arrayContaining([row]);

test.each<[string, MortgagePaymentInput, unknown]>([
  [
    'fixed, monthly, 25 years',
    { principal: 437_850, ratePercent: 4.19, amortizationYears: 25, termYears: 3, frequency: 'monthly', compounding: 'semiAnnual' },
    result({
      payment: 2348.5,
      term: { payments: 36, interest: 52_673.75, principal: 31_872.25, balance: 405_977.75 },
      paymentCount: 300,
      lastPayment: 2347.89,
      totalInterest: 266_699.39,
      totalPaid: 704_549.39,
      schedule: startingWith({ number: 1, payment: 2348.5, interest: 1515.65, principal: 832.85, balance: 437_017.15 }),
    }),
  ],
  [
    'fixed, every two weeks, 30 years',
    { principal: 612_300, ratePercent: 5.64, amortizationYears: 30, termYears: 5, frequency: 'biWeekly', compounding: 'semiAnnual' },
    result({
      payment: 1617.87,
      term: { payments: 130, interest: 164_415.82, principal: 45_907.28, balance: 566_392.72 },
      paymentCount: 778,
      lastPayment: 799,
      totalInterest: 645_583.99,
      totalPaid: 1_257_883.99,
      schedule: startingWith({ number: 1, payment: 1617.87, interest: 1311.24, principal: 306.63, balance: 611_993.37 }),
    }),
  ],
  [
    'fixed, accelerated weekly, 20 years',
    {
      principal: 289_400,
      ratePercent: 3.87,
      amortizationYears: 20,
      termYears: 4,
      frequency: 'acceleratedWeekly',
      compounding: 'semiAnnual',
    },
    result({
      payment: 432.32,
      term: { payments: 208, interest: 40_729.59, principal: 49_192.97, balance: 240_207.03 },
      paymentCount: 924,
      lastPayment: 61.29,
      totalInterest: 109_692.65,
      totalPaid: 399_092.65,
      schedule: startingWith({ number: 1, payment: 432.32, interest: 213.4, principal: 218.92, balance: 289_181.08 }),
    }),
  ],
  [
    'fixed, accelerated every two weeks, 28 years',
    {
      principal: 743_210,
      ratePercent: 4.85,
      amortizationYears: 28,
      termYears: 7,
      frequency: 'acceleratedBiWeekly',
      compounding: 'semiAnnual',
    },
    result({
      payment: 2013.13,
      term: { payments: 182, interest: 227_679.72, principal: 138_709.94, balance: 604_500.06 },
      paymentCount: 621,
      lastPayment: 67.24,
      totalInterest: 504_997.84,
      totalPaid: 1_248_207.84,
      schedule: startingWith({ number: 1, payment: 2013.13, interest: 1371.09, principal: 642.04, balance: 742_567.96 }),
    }),
  ],
  [
    'variable, twice a month, 22 years and a half',
    { principal: 355_000.5, ratePercent: 6.35, amortizationYears: 22.5, termYears: 5, frequency: 'semiMonthly', compounding: 'monthly' },
    result({
      payment: 1236.72,
      term: { payments: 120, interest: 106_294.94, principal: 42_111.46, balance: 312_889.04 },
      paymentCount: 539,
      lastPayment: 523.36,
      totalInterest: 310_878.22,
      totalPaid: 665_878.72,
      schedule: startingWith({ number: 1, payment: 1236.72, interest: 938.03, principal: 298.69, balance: 354_701.81 }),
    }),
  ],
  [
    'fixed, weekly, 12 years, cents in the loan',
    { principal: 98_765.43, ratePercent: 2.94, amortizationYears: 12, termYears: 2, frequency: 'weekly', compounding: 'semiAnnual' },
    result({
      payment: 187.84,
      term: { payments: 104, interest: 5360.96, principal: 14_174.4, balance: 84_591.03 },
      paymentCount: 624,
      lastPayment: 55.06,
      totalInterest: 18_313.95,
      totalPaid: 117_079.38,
      schedule: startingWith({ number: 1, payment: 187.84, interest: 55.45, principal: 132.39, balance: 98_633.04 }),
    }),
  ],
])('%s', (_what, input, expected) => {
  expect(calculateMortgagePayment(input)).toMatchObject(expected as object);
});
