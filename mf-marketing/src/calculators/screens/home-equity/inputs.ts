import { defineQuery, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';

interface EquityValues {
  homeValue: number;
  mortgageBalance: number;
  existingCreditLimit: number;
}

export const equityQuery = defineQuery<EquityValues>(
  {
    homeValue: numberParam(600_000, ranges.positiveAmount),
    mortgageBalance: numberParam(300_000, ranges.amount),
    existingCreditLimit: numberParam(0, ranges.amount),
  },
  inputPlace,
);
