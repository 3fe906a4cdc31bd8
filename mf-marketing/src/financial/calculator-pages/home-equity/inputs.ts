import { ranges } from '../../calculators/core/ranges';
import { numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

interface EquityValues {
  homeValue: number;
  mortgageBalance: number;
  existingCreditLimit: number;
}

export const equitySchema: SearchSchema<EquityValues> = {
  homeValue: numberField(600_000, ranges.positiveAmount),
  mortgageBalance: numberField(300_000, ranges.amount),
  existingCreditLimit: numberField(0, ranges.amount),
};
