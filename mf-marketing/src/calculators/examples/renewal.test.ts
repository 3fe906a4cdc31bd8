// Worked out apart from this code, in exact fractions, from the Interest Act and the weighting of rates by time and money that the guide
// on blended mortgages states. None of these inputs stands in another test or in a guide.
import { calculateBlendedRate, type BlendedRateInput } from '../arithmetic/renewal/calculateBlendedRate';
import { compareRenewal, type RenewalInput } from '../arithmetic/renewal/compareRenewal';
import { result } from './testing/outcomes';

test.each<[string, RenewalInput, unknown]>([
  [
    'a low running rate: wait',
    {
      balance: 318_400,
      amortizationYears: 21,
      currentRatePercent: 2.14,
      monthsLeft: 17,
      newRatePercent: 4.39,
      newTermMonths: 60,
      laterRatePercent: 4.19,
      penalty: 4600,
      fees: 350,
    },
    result({
      months: 60,
      lowest: 'wait',
      options: [
        {
          id: 'wait',
          ratePercent: 2.14,
          payment: 1568.25,
          laterPayment: 1874.44,
          interest: 51_456,
          charges: 0,
          cost: 51_456,
          balance: 262_594.83,
        },
        { id: 'break', ratePercent: 4.39, payment: 1929.46, interest: 63_916.62, charges: 4950, cost: 68_866.62, balance: 266_549.02 },
        { id: 'blend', ratePercent: 3.7525, payment: 1823.07, interest: 54_403.82, charges: 0, cost: 54_403.82, balance: 263_419.62 },
      ],
    }),
  ],
  [
    'a high running rate: end it today',
    {
      balance: 452_700,
      amortizationYears: 23,
      currentRatePercent: 6.49,
      monthsLeft: 31,
      newRatePercent: 4.09,
      newTermMonths: 36,
      laterRatePercent: 4.29,
      penalty: 7345.06,
      fees: 1275,
    },
    result({
      months: 36,
      lowest: 'break',
      options: [
        {
          id: 'wait',
          ratePercent: 6.49,
          payment: 3138.16,
          laterPayment: 2619.09,
          interest: 80_555.58,
          charges: 0,
          cost: 80_555.58,
          balance: 422_877.17,
        },
        { id: 'break', ratePercent: 4.09, payment: 2525.02, interest: 52_876.69, charges: 8620.06, cost: 61_496.75, balance: 414_675.97 },
        { id: 'blend', ratePercent: 6.1567, payment: 3049.34, interest: 80_004.15, charges: 0, cost: 80_004.15, balance: 422_927.91 },
      ],
    }),
  ],
  [
    'a charge above what the lower rate saves: blend',
    {
      balance: 287_650,
      amortizationYears: 18,
      currentRatePercent: 5.34,
      monthsLeft: 22,
      newRatePercent: 4.44,
      newTermMonths: 60,
      laterRatePercent: 4.74,
      penalty: 9812.4,
      fees: 900,
    },
    result({
      months: 60,
      lowest: 'blend',
      options: [
        {
          id: 'wait',
          ratePercent: 5.34,
          payment: 2066.27,
          laterPayment: 1982.72,
          interest: 64_348.53,
          charges: 0,
          cost: 64_348.53,
          balance: 231_197.23,
        },
        { id: 'break', ratePercent: 4.44, payment: 1930.2, interest: 57_168.79, charges: 10_712.4, cost: 67_881.19, balance: 229_006.79 },
        { id: 'blend', ratePercent: 4.77, payment: 1979.55, interest: 61_553.68, charges: 0, cost: 61_553.68, balance: 230_430.68 },
      ],
    }),
  ],
  [
    'at the end of the term',
    {
      balance: 203_900,
      amortizationYears: 15,
      currentRatePercent: 3.29,
      monthsLeft: 0,
      newRatePercent: 4.59,
      newTermMonths: 48,
      laterRatePercent: 4.49,
      penalty: 0,
      fees: 395,
    },
    result({
      months: 48,
      lowest: 'wait',
      options: [
        { id: 'wait', ratePercent: 4.49, payment: 1554.47, interest: 32_745.12, charges: 0, cost: 32_745.12, balance: 162_030.56 },
        { id: 'break', ratePercent: 4.59, payment: 1564.69, interest: 33_492.14, charges: 395, cost: 33_887.14, balance: 162_287.02 },
        { id: 'blend', ratePercent: 4.59, payment: 1564.69, interest: 33_492.14, charges: 0, cost: 33_492.14, balance: 162_287.02 },
      ],
    }),
  ],
])('%s', (_what, input, expected) => {
  expect(compareRenewal(input)).toMatchObject(expected as object);
});

test.each<[string, BlendedRateInput, unknown]>([
  [
    '19 of 60 months at the old rate',
    { balance: 276_300, currentRatePercent: 2.49, monthsLeft: 19, newRatePercent: 4.69, newTermMonths: 60, newMoney: 0 },
    result({ blendedRatePercent: 3.9933 }),
  ],
  [
    'with money on top',
    { balance: 276_300, currentRatePercent: 2.49, monthsLeft: 19, newRatePercent: 4.69, newTermMonths: 60, newMoney: 42_500 },
    result({ blendedRatePercent: 4.0862 }),
  ],
  [
    'a higher old rate',
    { balance: 391_850, currentRatePercent: 5.94, monthsLeft: 27, newRatePercent: 4.24, newTermMonths: 36, newMoney: 0 },
    result({ blendedRatePercent: 5.515 }),
  ],
  [
    'a long new term',
    { balance: 158_200, currentRatePercent: 3.15, monthsLeft: 44, newRatePercent: 5.05, newTermMonths: 84, newMoney: 13_650 },
    result({ blendedRatePercent: 4.1338 }),
  ],
])('blended rate: %s', (_what, input, expected) => {
  expect(calculateBlendedRate(input)).toEqual(expected);
});
