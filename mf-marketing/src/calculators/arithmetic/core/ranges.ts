import type { Range } from './checkNumbers';

/** The highest amount a calculator takes, in dollars: a home above a billion is a typing error. */
const highestAmount = 1_000_000_000;

/** What may be entered, by kind of input. Amounts in dollars, rates in percent a year, times as named. */
export const ranges = {
  /** An amount that may be nothing: a fee, a debt, a down payment. */
  amount: { min: 0, max: highestAmount },
  /** A price, a loan or an income: nothing can be computed from none. */
  positiveAmount: { min: 1, max: highestAmount },
  /** 35 % is the yearly rate above which lending is a crime in Canada. */
  rate: { min: 0, max: 35 },
  /** 40 years is the longest amortization seen in Canada; parts of a year are what is left at a renewal. */
  amortization: { min: 0.5, max: 40 },
  term: { min: 0.5, max: 40 },
  /** Homes in a building that counts as a residence and not as a business. */
  units: { min: 1, max: 4, whole: true },
} as const satisfies Record<string, Range>;
