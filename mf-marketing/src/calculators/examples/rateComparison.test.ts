// Worked out apart from this code, in exact fractions, from the Interest Act; the comparable rate is the one at which payments and
// balance are worth what was received. None of these inputs stands in another test or in a guide.
import { compareOffers, type RateComparisonInput } from '../arithmetic/rateComparison/compareOffers';
import { result } from './testing/outcomes';

test.each<[string, RateComparisonInput, unknown]>([
  [
    'a lower rate with fees against a higher one without',
    {
      principal: 386_400,
      amortizationYears: 25,
      frequency: 'monthly',
      offers: [
        { ratePercent: 4.24, compounding: 'semiAnnual', termYears: 5, fees: 1850, cashBack: 0 },
        { ratePercent: 4.34, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 0 },
      ],
    },
    result({
      comparedBy: 'totalCost',
      lowest: 1,
      offers: [
        {
          payment: 2083.13,
          interest: 76_356.08,
          totalCost: 78_206.08,
          costPerYear: 15_641.22,
          balance: 337_768.28,
          comparableRatePercent: 4.36,
          aboveLowest: 2.53,
        },
        {
          payment: 2104.38,
          interest: 78_203.55,
          totalCost: 78_203.55,
          costPerYear: 15_640.71,
          balance: 338_340.75,
          comparableRatePercent: 4.34,
          aboveLowest: 0,
        },
      ],
    }),
  ],
  [
    'cash back against a lower rate',
    {
      principal: 527_900,
      amortizationYears: 30,
      frequency: 'biWeekly',
      offers: [
        { ratePercent: 4.99, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 5279 },
        { ratePercent: 4.59, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 0 },
      ],
    },
    result({
      comparedBy: 'totalCost',
      lowest: 1,
      offers: [
        {
          payment: 1298.86,
          interest: 125_082.88,
          totalCost: 119_803.88,
          costPerYear: 23_960.78,
          balance: 484_131.08,
          comparableRatePercent: 4.75,
          aboveLowest: 4957.98,
        },
        {
          payment: 1241.29,
          interest: 114_845.9,
          totalCost: 114_845.9,
          costPerYear: 22_969.18,
          balance: 481_378.2,
          comparableRatePercent: 4.59,
          aboveLowest: 0,
        },
      ],
    }),
  ],
  [
    'three years against five, by the cost of a year',
    {
      principal: 298_750,
      amortizationYears: 22,
      frequency: 'semiMonthly',
      offers: [
        { ratePercent: 4.09, compounding: 'semiAnnual', termYears: 3, fees: 425.5, cashBack: 0 },
        { ratePercent: 4.44, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 1200 },
      ],
    },
    result({
      comparedBy: 'costPerYear',
      lowest: 0,
      offers: [
        {
          payment: 856.17,
          interest: 34_737.85,
          totalCost: 35_163.35,
          costPerYear: 11_721.12,
          balance: 271_843.61,
          comparableRatePercent: 4.14,
          aboveLowest: 0,
        },
        {
          payment: 884.09,
          interest: 60_915.88,
          totalCost: 59_715.88,
          costPerYear: 11_943.18,
          balance: 253_575.08,
          comparableRatePercent: 4.34,
          aboveLowest: 222.06,
        },
      ],
    }),
  ],
  [
    'variable compounded monthly against fixed',
    {
      principal: 614_200,
      amortizationYears: 27,
      frequency: 'acceleratedWeekly',
      offers: [
        { ratePercent: 4.15, compounding: 'monthly', termYears: 5, fees: 300, cashBack: 0 },
        { ratePercent: 4.15, compounding: 'semiAnnual', termYears: 5, fees: 300, cashBack: 0 },
      ],
    },
    result({
      comparedBy: 'totalCost',
      lowest: 1,
      offers: [
        {
          payment: 788.75,
          interest: 118_667.76,
          totalCost: 118_967.76,
          costPerYear: 23_793.55,
          balance: 527_792.76,
          comparableRatePercent: 4.2,
          aboveLowest: 1037.83,
        },
        {
          payment: 785.67,
          interest: 117_629.93,
          totalCost: 117_929.93,
          costPerYear: 23_585.99,
          balance: 527_555.73,
          comparableRatePercent: 4.16,
          aboveLowest: 0,
        },
      ],
    }),
  ],
])('%s', (_what, input, expected) => {
  expect(compareOffers(input)).toMatchObject(expected as object);
});
