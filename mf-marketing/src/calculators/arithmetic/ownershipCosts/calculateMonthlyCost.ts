import { checkNumbers } from '../core/checkNumbers';
import { roundCents, sumDollars } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { paymentsPerYear, type Frequency } from '../mortgagePayment/frequency';

/** All amounts in dollars. */
export interface MonthlyCostInput {
  /** One mortgage payment, in its own frequency. */
  mortgagePayment: number;
  frequency: Frequency;
  propertyTaxYearly: number;
  homeInsuranceYearly: number;
  heatMonthly: number;
  condoFeesMonthly: number;
  otherUtilitiesMonthly: number;
  /** Set aside for repairs. */
  maintenanceMonthly: number;
}

export interface MonthlyCostResult {
  /** Payments of a year divided by twelve. */
  mortgage: number;
  propertyTax: number;
  homeInsurance: number;
  /** With heat, condominium fees, utilities and maintenance. */
  monthly: number;
  yearly: number;
}

export type MonthlyCostField = Exclude<keyof MonthlyCostInput, 'frequency'>;

const fields = {
  mortgagePayment: ranges.amount,
  propertyTaxYearly: ranges.amount,
  homeInsuranceYearly: ranges.amount,
  heatMonthly: ranges.amount,
  condoFeesMonthly: ranges.amount,
  otherUtilitiesMonthly: ranges.amount,
  maintenanceMonthly: ranges.amount,
};

/** What living in a home costs a month; every part is rounded to the cent. */
export function calculateMonthlyCost(input: MonthlyCostInput): Outcome<MonthlyCostResult, MonthlyCostField> {
  return outcome(checkNumbers(input, fields), () => {
    const mortgage = roundCents((input.mortgagePayment * paymentsPerYear[input.frequency]) / 12);
    const propertyTax = roundCents(input.propertyTaxYearly / 12);
    const homeInsurance = roundCents(input.homeInsuranceYearly / 12);
    const { heatMonthly, condoFeesMonthly, otherUtilitiesMonthly, maintenanceMonthly } = input;
    const others = [heatMonthly, condoFeesMonthly, otherUtilitiesMonthly, maintenanceMonthly];
    const monthly = sumDollars([mortgage, propertyTax, homeInsurance, ...others]);
    return { mortgage, propertyTax, homeInsurance, monthly, yearly: roundCents(monthly * 12) };
  });
}
