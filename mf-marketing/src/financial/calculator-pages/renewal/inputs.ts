import { ranges } from '../../calculators/core/ranges';
import { numberField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';
import type { RenewalInput } from '../../calculators/renewal/compareRenewal';

export const renewalSchema: SearchSchema<RenewalInput> = {
  balance: numberField(300_000, ranges.positiveAmount),
  amortizationYears: numberField(20, ranges.amortization),
  currentRatePercent: numberField(3, ranges.rate),
  monthsLeft: numberField(24, { min: 0, max: 120 }),
  newRatePercent: numberField(5, ranges.rate),
  newTermMonths: numberField(60, { min: 6, max: 120 }),
  laterRatePercent: numberField(5, ranges.rate),
  penalty: numberField(0, ranges.amount),
  fees: numberField(0, ranges.amount),
};
