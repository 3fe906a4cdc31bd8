export const compoundings = ['semiAnnual', 'monthly'] as const;

/**
 * How often a quoted yearly rate is compounded. Fixed mortgages in Canada: twice a year, not in advance
 * (Interest Act, s. 6). Most variable ones: monthly.
 */
export type Compounding = (typeof compoundings)[number];

const periodsPerYear = { semiAnnual: 2, monthly: 12 } as const satisfies Record<Compounding, number>;

/**
 * The interest of one payment period: `(1 + j/m)^(m/n) - 1`.
 *
 * @param ratePercent the quoted rate j, percent a year
 * @param paymentsPerYear n
 * @returns a fraction: 0.0037 is 0.37 % per period
 */
export function periodicRate(ratePercent: number, compounding: Compounding, paymentsPerYear: number): number {
  const periods = periodsPerYear[compounding];
  // expm1 and log1p keep their digits where 1 + rate would lose them: at 0.0001 % as well as at 20 %.
  return Math.expm1((periods / paymentsPerYear) * Math.log1p(ratePercent / 100 / periods));
}

/**
 * What payments of one dollar are worth today: `(1 - (1 + r)^-count) / r`, or `count` at 0 %.
 * A loan divided by it is the payment; a payment multiplied by it is the loan.
 */
export function annuityFactor(rate: number, count: number): number {
  return rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;
}
