import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { calculateAffordability } from '../../arithmetic/affordability/calculateAffordability';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';

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

export const affordabilityQuery = defineQuery<AffordabilityValues>(
  {
    annualIncome: numberParam(120_000, ranges.positiveAmount),
    downPayment: numberParam(60_000, ranges.amount),
    debtsMonthly: numberParam(500, ranges.amount),
    creditBalances: numberParam(0, ranges.amount),
    ratePercent: numberParam(4.5, ranges.rate),
    amortizationYears: numberParam(25, ranges.amortization),
    propertyTaxYearly: numberParam(4800, ranges.amount),
    heatMonthly: numberParam(150, ranges.amount),
    condoFeesMonthly: numberParam(0, ranges.amount),
    siteRentMonthly: numberParam(0, ranges.amount),
    province: choiceParam('ON', provinces),
    firstTime: flagParam(false),
    newlyBuilt: flagParam(false),
  },
  inputPlace,
);

export function calculate(values: AffordabilityValues, today: string) {
  return calculateAffordability({ ...values, firstTimeOrNewlyBuilt: values.firstTime || values.newlyBuilt, on: today });
}

/** Income and debts stay here: the other calculators do not need them. */
export function prefillFromAffordability(values: AffordabilityValues, today: string): PrefillInputs | undefined {
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
