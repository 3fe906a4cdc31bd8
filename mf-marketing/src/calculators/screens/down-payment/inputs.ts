import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';
import { ranges } from '../../arithmetic/core/ranges';
import { calculateDefaultInsurance } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import { dayParam } from '../../arithmetic/inputs/inputParams';

export const unitChoices = ['1', '2', '3', '4'] as const;

export interface DownPaymentValues {
  price: number;
  downPayment: number;
  amortizationYears: number;
  units: (typeof unitChoices)[number];
  province: Province;
  closingDay: string;
  ownerOccupied: boolean;
  firstTime: boolean;
  newlyBuilt: boolean;
  nonTraditional: boolean;
}

export const downPaymentQuery = defineQuery<DownPaymentValues>(
  {
    price: numberParam(450_000, ranges.positiveAmount),
    downPayment: numberParam(22_500, ranges.amount),
    amortizationYears: numberParam(25, ranges.amortization),
    units: choiceParam('1', unitChoices),
    province: choiceParam('ON', provinces),
    closingDay: dayParam(''),
    ownerOccupied: flagParam(true),
    firstTime: flagParam(false),
    newlyBuilt: flagParam(false),
    nonTraditional: flagParam(false),
  },
  inputPlace,
);

/** A purchase as the calculations take it. */
export function purchaseOf(values: DownPaymentValues, today: string) {
  const { units, firstTime, newlyBuilt, closingDay } = values;
  return { ...values, units: Number(units), firstTimeOrNewlyBuilt: firstTime || newlyBuilt, on: closingDay || today };
}

/** What other calculators take over from a purchase that is allowed. */
export function prefillFromDownPayment(values: DownPaymentValues, today: string): PrefillInputs | undefined {
  if (!calculateDefaultInsurance(purchaseOf(values, today)).ok) return undefined;
  const { price, downPayment, amortizationYears, province, firstTime, newlyBuilt } = values;
  return { price, downPayment, amortizationYears, province, firstTime, newlyBuilt };
}
