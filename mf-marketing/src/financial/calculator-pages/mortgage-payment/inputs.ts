import type { Province } from 'section-kit/tax';
import { provinces } from 'section-kit/tax';
import { ranges } from '../../calculators/core/ranges';
import { choiceField, flagField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';
import { frequencies, type Frequency } from '../../calculators/mortgagePayment/frequency';
import { compoundings, type Compounding } from '../../calculators/mortgagePayment/periodicRate';

export interface MortgageValues {
  price: number;
  downPayment: number;
  ratePercent: number;
  compounding: Compounding;
  amortizationYears: number;
  termYears: number;
  frequency: Frequency;
  province: Province;
  firstTime: boolean;
  newlyBuilt: boolean;
  propertyTaxYearly: number;
  homeInsuranceYearly: number;
  heatMonthly: number;
  condoFeesMonthly: number;
  otherUtilitiesMonthly: number;
  maintenanceMonthly: number;
}

export const mortgageSchema: SearchSchema<MortgageValues> = {
  price: numberField(625_000, ranges.positiveAmount),
  downPayment: numberField(125_000, ranges.amount),
  ratePercent: numberField(4.5, ranges.rate),
  compounding: choiceField('semiAnnual', compoundings),
  amortizationYears: numberField(25, ranges.amortization),
  termYears: numberField(5, ranges.term),
  frequency: choiceField('monthly', frequencies),
  province: choiceField('ON', provinces),
  firstTime: flagField(false),
  newlyBuilt: flagField(false),
  propertyTaxYearly: numberField(4800, ranges.amount),
  homeInsuranceYearly: numberField(1800, ranges.amount),
  heatMonthly: numberField(150, ranges.amount),
  condoFeesMonthly: numberField(0, ranges.amount),
  otherUtilitiesMonthly: numberField(200, ranges.amount),
  maintenanceMonthly: numberField(400, ranges.amount),
};
