import { choiceParam, defineQuery, numberParam } from '@marketplace/section-kit';
import { ranges } from '../../arithmetic/core/ranges';
import { rowsParam } from '../../arithmetic/inputs/inputParams';
import { inputPlace } from '../../arithmetic/inputs/inputPlace';
import { frequencies, type Frequency } from '../../arithmetic/mortgagePayment/frequency';
import { compoundings } from '../../arithmetic/mortgagePayment/periodicRate';
import { mostOffers, type Offer } from '../../arithmetic/rateComparison/compareOffers';

export interface ComparisonValues {
  principal: number;
  amortizationYears: number;
  frequency: Frequency;
  offers: readonly Offer[];
}

export const exampleOffer: Offer = { ratePercent: 4.5, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 0 };

export const comparisonQuery = defineQuery<ComparisonValues>(
  {
    principal: numberParam(500_000, ranges.positiveAmount),
    amortizationYears: numberParam(25, ranges.amortization),
    frequency: choiceParam('monthly', frequencies),
    offers: rowsParam<Offer>(
      [exampleOffer, { ...exampleOffer, ratePercent: 4.4, fees: 3000 }],
      {
        ratePercent: numberParam(4.5, ranges.rate),
        compounding: choiceParam('semiAnnual', compoundings),
        termYears: numberParam(5, ranges.term),
        fees: numberParam(0, ranges.amount),
        cashBack: numberParam(0, ranges.amount),
      },
      mostOffers,
    ),
  },
  inputPlace,
);
