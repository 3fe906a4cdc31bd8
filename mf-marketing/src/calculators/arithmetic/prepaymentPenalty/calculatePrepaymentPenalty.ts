import { checkNumbers } from '../core/checkNumbers';
import { roundCents } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';

export interface PrepaymentPenaltyInput {
  /** What is prepaid, in dollars. */
  balance: number;
  /** The rate of the mortgage, percent. */
  ratePercent: number;
  /** What the lender charges today for a term as long as what is left, percent. */
  comparisonRatePercent: number;
  monthsLeft: number;
  /** Variable mortgages usually cost three months' interest. */
  kind: 'fixed' | 'variable';
  /** An individual whose term began five years ago or more pays at most three months' interest (Interest Act, s. 10). */
  fiveYearsPassed: boolean;
}

export interface PrepaymentPenaltyResult {
  /** Dollars, rounded to the cent, as are the next two. */
  threeMonthsInterest: number;
  /** Interest rate differential. */
  differential: number;
  penalty: number;
  /** Which of the two it is; none of them where the term is over. */
  method: 'threeMonths' | 'differential' | 'none';
}

export type PrepaymentPenaltyField = 'balance' | 'ratePercent' | 'comparisonRatePercent' | 'monthsLeft';

/**
 * What ending a closed mortgage early costs, the way the Financial Consumer Agency of Canada explains it: the greater of
 * three months' interest and the interest rate differential, and nothing once the term is over. Lenders count in different ways; theirs is the real figure.
 */
export function calculatePrepaymentPenalty(input: PrepaymentPenaltyInput): Outcome<PrepaymentPenaltyResult, PrepaymentPenaltyField> {
  const errors = checkNumbers(input, {
    balance: ranges.positiveAmount,
    ratePercent: ranges.rate,
    comparisonRatePercent: ranges.rate,
    monthsLeft: { min: 0, max: 120 },
  });
  return outcome(errors, () => {
    const { balance, ratePercent, comparisonRatePercent, monthsLeft, kind, fiveYearsPassed } = input;
    const interestOf = (percent: number, months: number) => roundCents((balance * percent * months) / 1200);
    const threeMonthsInterest = interestOf(ratePercent, 3);
    const differential = interestOf(Math.max(0, ratePercent - comparisonRatePercent), monthsLeft);
    // At maturity nothing is ended early.
    if (monthsLeft === 0) return { threeMonthsInterest, differential, penalty: 0, method: 'none' };
    const isDifferential = kind === 'fixed' && !fiveYearsPassed && differential > threeMonthsInterest;
    return {
      threeMonthsInterest,
      differential,
      penalty: isDifferential ? differential : threeMonthsInterest,
      method: isDifferential ? 'differential' : 'threeMonths',
    };
  });
}
