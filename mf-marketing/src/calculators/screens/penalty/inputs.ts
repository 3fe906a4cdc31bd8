import { choiceParam, defineQuery, flagParam, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../arithmetic/core/ranges';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';

export const mortgageKinds = ['fixed', 'variable'] as const;

interface PenaltyValues {
  balance: number;
  currentRatePercent: number;
  comparisonRatePercent: number;
  monthsLeft: number;
  kind: (typeof mortgageKinds)[number];
  fiveYearsPassed: boolean;
}

export const penaltyQuery = defineQuery<PenaltyValues>(
  {
    balance: numberParam(200_000, ranges.positiveAmount),
    currentRatePercent: numberParam(6, ranges.rate),
    comparisonRatePercent: numberParam(4, ranges.rate),
    monthsLeft: numberParam(36, { min: 0, max: 120 }),
    kind: choiceParam('fixed', mortgageKinds),
    fiveYearsPassed: flagParam(false),
  },
  inputPlace,
);
