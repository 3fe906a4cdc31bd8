import { ranges } from '../../calculators/core/ranges';
import { choiceField, flagField, numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';

export const mortgageKinds = ['fixed', 'variable'] as const;

interface PenaltyValues {
  balance: number;
  currentRatePercent: number;
  comparisonRatePercent: number;
  monthsLeft: number;
  kind: (typeof mortgageKinds)[number];
  fiveYearsPassed: boolean;
}

export const penaltySchema: SearchSchema<PenaltyValues> = {
  balance: numberField(200_000, ranges.positiveAmount),
  currentRatePercent: numberField(6, ranges.rate),
  comparisonRatePercent: numberField(4, ranges.rate),
  monthsLeft: numberField(36, { min: 0, max: 120 }),
  kind: choiceField('fixed', mortgageKinds),
  fiveYearsPassed: flagField(false),
};
