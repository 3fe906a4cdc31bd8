import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';
import { provinces } from '@marketplace/section-kit/tax';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import { frequencies, type Frequency } from '../../arithmetic/mortgagePayment/frequency';
import { compoundings, type Compounding } from '../../arithmetic/mortgagePayment/periodicRate';

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

export const mortgageQuery = defineQuery<MortgageValues>(
  {
    price: numberParam(625_000, ranges.positiveAmount),
    downPayment: numberParam(125_000, ranges.amount),
    ratePercent: numberParam(4.5, ranges.rate),
    compounding: choiceParam('semiAnnual', compoundings),
    amortizationYears: numberParam(25, ranges.amortization),
    termYears: numberParam(5, ranges.term),
    frequency: choiceParam('monthly', frequencies),
    province: choiceParam('ON', provinces),
    firstTime: flagParam(false),
    newlyBuilt: flagParam(false),
    propertyTaxYearly: numberParam(4800, ranges.amount),
    homeInsuranceYearly: numberParam(1800, ranges.amount),
    heatMonthly: numberParam(150, ranges.amount),
    condoFeesMonthly: numberParam(0, ranges.amount),
    otherUtilitiesMonthly: numberParam(200, ranges.amount),
    maintenanceMonthly: numberParam(400, ranges.amount),
  },
  inputPlace,
);
