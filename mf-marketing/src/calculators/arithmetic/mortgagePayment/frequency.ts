export const frequencies = ['monthly', 'semiMonthly', 'biWeekly', 'acceleratedBiWeekly', 'weekly', 'acceleratedWeekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Payments a year. */
export const paymentsPerYear: Record<Frequency, number> = {
  monthly: 12,
  semiMonthly: 24,
  biWeekly: 26,
  acceleratedBiWeekly: 26,
  weekly: 52,
  acceleratedWeekly: 52,
};

/**
 * How many payments make up one monthly payment. Accelerated ones count four weeks as a month, which is thirteen
 * months of payments a year and repays the loan early. This is the usual convention of lenders; some tools amortize
 * every frequency on its own, which gives a dollar or two less.
 */
export const paymentsPerMonth: Record<Frequency, number> = {
  monthly: 1,
  semiMonthly: 2,
  biWeekly: 26 / 12,
  acceleratedBiWeekly: 2,
  weekly: 52 / 12,
  acceleratedWeekly: 4,
};
