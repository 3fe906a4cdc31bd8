import fc from 'fast-check';
import { calculatePrepaymentPenalty, type PrepaymentPenaltyInput, type PrepaymentPenaltyResult } from './calculatePrepaymentPenalty';

/** The example of the Financial Consumer Agency of Canada. */
const base: PrepaymentPenaltyInput = {
  balance: 200_000,
  ratePercent: 6,
  comparisonRatePercent: 4,
  monthsLeft: 36,
  kind: 'fixed',
  fiveYearsPassed: false,
};

function resultOf(changes: Partial<PrepaymentPenaltyInput>): PrepaymentPenaltyResult {
  const outcome = calculatePrepaymentPenalty({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

test.each<[Partial<PrepaymentPenaltyInput>, PrepaymentPenaltyResult]>([
  [{}, { threeMonthsInterest: 3000, differential: 12_000, penalty: 12_000, method: 'differential' }],
  [{ kind: 'variable' }, { threeMonthsInterest: 3000, differential: 12_000, penalty: 3000, method: 'threeMonths' }],
  [{ fiveYearsPassed: true }, { threeMonthsInterest: 3000, differential: 12_000, penalty: 3000, method: 'threeMonths' }],
  [{ comparisonRatePercent: 7 }, { threeMonthsInterest: 3000, differential: 0, penalty: 3000, method: 'threeMonths' }],
  [{ monthsLeft: 9 }, { threeMonthsInterest: 3000, differential: 3000, penalty: 3000, method: 'threeMonths' }],
  [{ monthsLeft: 1 }, { threeMonthsInterest: 3000, differential: 333.33, penalty: 3000, method: 'threeMonths' }],
  [{ monthsLeft: 0 }, { threeMonthsInterest: 3000, differential: 0, penalty: 0, method: 'none' }],
  [{ ratePercent: 0 }, { threeMonthsInterest: 0, differential: 0, penalty: 0, method: 'threeMonths' }],
])('%j', (changes, expected) => {
  expect(resultOf(changes)).toEqual(expected);
});

test.each<[Partial<PrepaymentPenaltyInput>, unknown]>([
  [{ balance: 0 }, { field: 'balance', code: 'tooLow', limit: 1 }],
  [{ balance: 10_000_000_000 }, { field: 'balance', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ ratePercent: Number.NaN }, { field: 'ratePercent', code: 'notANumber' }],
  [{ comparisonRatePercent: -1 }, { field: 'comparisonRatePercent', code: 'tooLow', limit: 0 }],
  [{ monthsLeft: 121 }, { field: 'monthsLeft', code: 'tooHigh', limit: 120 }],
  [{ monthsLeft: -1 }, { field: 'monthsLeft', code: 'tooLow', limit: 0 }],
])('%j is refused at its field', (changes, error) => {
  expect(calculatePrepaymentPenalty({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

test('a longer time left never costs less', () => {
  const months = fc.integer({ min: 0, max: 120 });
  fc.assert(
    fc.property(months, months, (one, other) => {
      const [less, more] = [resultOf({ monthsLeft: Math.min(one, other) }), resultOf({ monthsLeft: Math.max(one, other) })];
      expect(more.penalty).toBeGreaterThanOrEqual(less.penalty);
    }),
  );
});
