import { checkNumbers } from '../core/checkNumbers';
import { inForce } from '../core/dated';
import { roundCents } from '../core/money';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { repaymentStarts, repaymentYears, withdrawalLimits } from './planRules';

export interface HbpRepaymentInput {
  /** All withdrawals of one person for this home, in dollars. */
  withdrawal: number;
  /** Calendar year of the first one. */
  firstWithdrawalYear: number;
  /** What was or will be designated as repaid for a year, in dollars; the minimum for years that are not listed. */
  repayments?: readonly HbpRepayment[];
}

export interface HbpRepayment {
  year: number;
  amount: number;
}

export interface HbpYear {
  year: number;
  /** The minimum, in dollars; 0 before the first year. */
  required: number;
  repaid: number;
  /** What was missed and is taxed as income of the year. */
  income: number;
  /** Left to repay after it. */
  balance: number;
}

export interface HbpRepaymentResult {
  firstYear: number;
  /** The year in which nothing is left. */
  lastYear: number;
  /** The first year's minimum. */
  minimum: number;
  years: readonly HbpYear[];
  totalRepaid: number;
  totalIncome: number;
}

/** `repayments.0.amount` is the first listed repayment. */
export type HbpRepaymentField = 'withdrawal' | 'firstWithdrawalYear' | `repayments.${number}.amount`;

const years = { min: 2019, max: 2100, whole: true };

/**
 * The repayment of a Home Buyers' Plan: each year's minimum is what is left divided by the years left, rounded to the
 * cent. Repaying more lowers later minimums; missing some is taxed, and the balance falls all the same.
 */
export function calculateHbpRepayment(input: HbpRepaymentInput): Outcome<HbpRepaymentResult, HbpRepaymentField> {
  const errors = checkWithdrawal(input);
  if (errors.length > 0) return { ok: false, errors };
  const plan = repay(input);
  return outcome(plan.errors, () => plan.result);
}

function checkWithdrawal(input: HbpRepaymentInput): FieldError<HbpRepaymentField>[] {
  const yearErrors = checkNumbers(input, { firstWithdrawalYear: years });
  if (yearErrors.length > 0) return yearErrors;
  const { limit } = inForce(withdrawalLimits, `${input.firstWithdrawalYear}-12-31`).table;
  return checkNumbers(input, { withdrawal: { min: 1, max: limit } });
}

function repay({ withdrawal, firstWithdrawalYear, repayments = [] }: HbpRepaymentInput) {
  const firstYear = firstWithdrawalYear + inForce(repaymentStarts, `${firstWithdrawalYear}-01-01`).table.yearsLater;
  const errors: FieldError<HbpRepaymentField>[] = [];
  const rows: HbpYear[] = [];
  let balance = withdrawal;
  for (let year = firstWithdrawalYear; balance > 0; year += 1) {
    const required = year < firstYear ? 0 : roundCents(balance / (firstYear + repaymentYears - year));
    const index = repayments.findIndex((repayment) => repayment.year === year);
    const repaid = repayments[index]?.amount ?? required;
    const error = checkRepaid(repaid, balance);
    if (error) {
      errors.push({ field: `repayments.${index}.amount`, ...error });
      break;
    }
    balance = roundCents(balance - Math.max(required, repaid));
    if (year >= firstYear || repaid > 0) rows.push({ year, required, repaid, income: roundCents(Math.max(0, required - repaid)), balance });
  }
  return { errors, result: summaryOf(firstYear, rows) };
}

function checkRepaid(repaid: number, balance: number): Omit<FieldError, 'field'> | undefined {
  if (!Number.isFinite(repaid)) return { code: 'notANumber' };
  if (repaid < 0) return { code: 'tooLow', limit: 0 };
  return repaid > balance ? { code: 'aboveBalance', limit: balance } : undefined;
}

function summaryOf(firstYear: number, rows: readonly HbpYear[]): HbpRepaymentResult {
  const sumOf = (name: 'repaid' | 'income') => roundCents(rows.reduce((sum, row) => sum + row[name], 0));
  return {
    firstYear,
    lastYear: rows.at(-1)?.year ?? firstYear,
    minimum: rows.find(({ year }) => year === firstYear)?.required ?? 0,
    years: rows,
    totalRepaid: sumOf('repaid'),
    totalIncome: sumOf('income'),
  };
}
