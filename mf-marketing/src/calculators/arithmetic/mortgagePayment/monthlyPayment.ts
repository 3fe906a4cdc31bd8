import { annuityFactor, periodicRate, type Compounding } from './periodicRate';

/**
 * The monthly payment before rounding: `P × r / (1 - (1 + r)^-12Y)`.
 *
 * @param principal dollars
 * @param ratePercent percent a year
 * @param years amortization
 * @returns dollars, not rounded: other frequencies are computed from it
 */
export function monthlyPayment(principal: number, ratePercent: number, years: number, compounding: Compounding): number {
  return principal / annuityFactor(periodicRate(ratePercent, compounding, 12), 12 * years);
}
