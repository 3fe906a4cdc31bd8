import { defineQuery, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import type { RenewalInput } from '../../arithmetic/renewal/compareRenewal';

export const renewalQuery = defineQuery<RenewalInput>(
  {
    balance: numberParam(300_000, ranges.positiveAmount),
    amortizationYears: numberParam(20, ranges.amortization),
    currentRatePercent: numberParam(3, ranges.rate),
    monthsLeft: numberParam(24, { min: 0, max: 120 }),
    newRatePercent: numberParam(5, ranges.rate),
    newTermMonths: numberParam(60, { min: 6, max: 120 }),
    laterRatePercent: numberParam(5, ranges.rate),
    penalty: numberParam(0, ranges.amount),
    fees: numberParam(0, ranges.amount),
  },
  inputPlace,
);
