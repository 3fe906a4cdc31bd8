import { ranges } from '../../calculators/core/ranges';
import { choiceField, numberField, rowsField } from '../../calculators/inputs/searchFields';
import type { SearchSchema } from '../../calculators/inputs/searchSchema';
import { frequencies, type Frequency } from '../../calculators/mortgagePayment/frequency';
import { compoundings } from '../../calculators/mortgagePayment/periodicRate';
import { mostOffers, type Offer } from '../../calculators/rateComparison/compareOffers';

export interface ComparisonValues {
  principal: number;
  amortizationYears: number;
  frequency: Frequency;
  offers: readonly Offer[];
}

export const exampleOffer: Offer = { ratePercent: 4.5, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 0 };

export const comparisonSchema: SearchSchema<ComparisonValues> = {
  principal: numberField(500_000, ranges.positiveAmount),
  amortizationYears: numberField(25, ranges.amortization),
  frequency: choiceField('monthly', frequencies),
  offers: rowsField<Offer>(
    [exampleOffer, { ...exampleOffer, ratePercent: 4.4, fees: 3000 }],
    {
      ratePercent: numberField(4.5, ranges.rate),
      compounding: choiceField('semiAnnual', compoundings),
      termYears: numberField(5, ranges.term),
      fees: numberField(0, ranges.amount),
      cashBack: numberField(0, ranges.amount),
    },
    mostOffers,
  ),
};
