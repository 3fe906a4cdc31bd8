import { provinces, type Province } from 'section-kit/tax';
import { calculateAffordability } from '../../calculators/affordability/calculateAffordability';
import { ranges } from '../../calculators/core/ranges';
import type { CarriedInputs } from '../../calculators/inputs/carriedInputs';
import { choiceField, flagField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

interface AffordabilityValues {
  annualIncome: number;
  downPayment: number;
  debtsMonthly: number;
  creditBalances: number;
  ratePercent: number;
  amortizationYears: number;
  propertyTaxYearly: number;
  heatMonthly: number;
  condoFeesMonthly: number;
  siteRentMonthly: number;
  province: Province;
  firstTime: boolean;
  newlyBuilt: boolean;
}

export const affordabilitySchema: SearchSchema<AffordabilityValues> = {
  annualIncome: numberField(120_000, ranges.positiveAmount),
  downPayment: numberField(60_000, ranges.amount),
  debtsMonthly: numberField(500, ranges.amount),
  creditBalances: numberField(0, ranges.amount),
  ratePercent: numberField(4.5, ranges.rate),
  amortizationYears: numberField(25, ranges.amortization),
  propertyTaxYearly: numberField(4800, ranges.amount),
  heatMonthly: numberField(150, ranges.amount),
  condoFeesMonthly: numberField(0, ranges.amount),
  siteRentMonthly: numberField(0, ranges.amount),
  province: choiceField('ON', provinces),
  firstTime: flagField(false),
  newlyBuilt: flagField(false),
};

export function calculate(values: AffordabilityValues, today: string) {
  return calculateAffordability({ ...values, firstTimeOrNewlyBuilt: values.firstTime || values.newlyBuilt, on: today });
}

/** Income and debts stay here: the other calculators do not need them. */
export function carryAffordability(values: AffordabilityValues, today: string): CarriedInputs | undefined {
  const { downPayment, ratePercent, amortizationYears, province, firstTime, newlyBuilt } = values;
  const { propertyTaxYearly, heatMonthly, condoFeesMonthly } = values;
  const outcome = calculate(values, today);
  if (!outcome.ok) return undefined;
  return {
    price: outcome.result.highestPrice || undefined,
    downPayment,
    ratePercent,
    amortizationYears,
    province,
    firstTime,
    newlyBuilt,
    propertyTaxYearly,
    heatMonthly,
    condoFeesMonthly,
  };
}
