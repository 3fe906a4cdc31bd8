// Worked out apart from this code, in exact fractions, from the Financial Consumer Agency’s explanation and section 10 of the Interest
// Act. None of these inputs stands in another test or in a guide.
import { calculatePrepaymentPenalty, type PrepaymentPenaltyInput } from '../arithmetic/prepaymentPenalty/calculatePrepaymentPenalty';
import { result } from './testing/outcomes';

test.each<[string, PrepaymentPenaltyInput, unknown]>([
  [
    'the differential is greater',
    { balance: 264_800, ratePercent: 5.49, comparisonRatePercent: 4.04, monthsLeft: 29, kind: 'fixed', fiveYearsPassed: false },
    result({ threeMonthsInterest: 3634.38, differential: 9279.03, penalty: 9279.03, method: 'differential' }),
  ],
  [
    'three months’ interest is greater',
    { balance: 264_800, ratePercent: 5.49, comparisonRatePercent: 5.19, monthsLeft: 29, kind: 'fixed', fiveYearsPassed: false },
    result({ threeMonthsInterest: 3634.38, differential: 1919.8, penalty: 3634.38, method: 'threeMonths' }),
  ],
  [
    'today’s rate is higher: no differential',
    { balance: 183_450, ratePercent: 2.89, comparisonRatePercent: 4.54, monthsLeft: 41, kind: 'fixed', fiveYearsPassed: false },
    result({ threeMonthsInterest: 1325.43, differential: 0, penalty: 1325.43, method: 'threeMonths' }),
  ],
  [
    'variable: three months, whatever the differential',
    { balance: 347_300, ratePercent: 5.95, comparisonRatePercent: 4.2, monthsLeft: 33, kind: 'variable', fiveYearsPassed: false },
    result({ threeMonthsInterest: 5166.09, differential: 16_713.81, penalty: 5166.09, method: 'threeMonths' }),
  ],
  [
    'five years have passed: three months at most (Interest Act, section 10)',
    { balance: 412_650, ratePercent: 6.14, comparisonRatePercent: 4.29, monthsLeft: 26, kind: 'fixed', fiveYearsPassed: true },
    result({ threeMonthsInterest: 6334.18, differential: 16_540.39, penalty: 6334.18, method: 'threeMonths' }),
  ],
  [
    'half a month left',
    { balance: 97_310.25, ratePercent: 4.79, comparisonRatePercent: 3.99, monthsLeft: 0.5, kind: 'fixed', fiveYearsPassed: false },
    result({ threeMonthsInterest: 1165.29, differential: 32.44, penalty: 1165.29, method: 'threeMonths' }),
  ],
])('%s', (_what, input, expected) => {
  expect(calculatePrepaymentPenalty(input)).toMatchObject(expected as object);
});
