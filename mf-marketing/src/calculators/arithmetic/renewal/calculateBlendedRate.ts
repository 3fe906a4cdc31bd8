import { checkNumbers } from '../core/checkNumbers';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';

export interface BlendedRateInput {
  /** Owed today, in dollars. */
  balance: number;
  /** The rate of the running term, percent. */
  currentRatePercent: number;
  /** Until the running term ends. */
  monthsLeft: number;
  /** Today's rate for the new term, percent. */
  newRatePercent: number;
  newTermMonths: number;
  /** Borrowed in addition, in dollars. */
  newMoney: number;
}

export interface BlendedRateResult {
  /** Percent, four decimals. */
  blendedRatePercent: number;
}

export type BlendedRateField = keyof BlendedRateInput;

/**
 * Blend and extend: the old rate for what is owed and the time that is left, the new one for the added time and money,
 * weighted by both. An estimate: lenders differ, and the penalty is inside the rate, not cancelled.
 */
export function calculateBlendedRate(input: BlendedRateInput): Outcome<BlendedRateResult, BlendedRateField> {
  return outcome(checkBlend(input), () => ({ blendedRatePercent: blendedRate(input) }));
}

/** The new term begins today: it cannot end before the running one. */
export function checkBlend(input: BlendedRateInput): FieldError<BlendedRateField>[] {
  const errors = checkNumbers(input, {
    balance: ranges.positiveAmount,
    currentRatePercent: ranges.rate,
    monthsLeft: { min: 0, max: 120, whole: true },
    newRatePercent: ranges.rate,
    newTermMonths: { min: 6, max: 120, whole: true },
    newMoney: ranges.amount,
  });
  if (errors.length > 0 || input.monthsLeft <= input.newTermMonths) return errors;
  return [{ field: 'monthsLeft', code: 'tooHigh', limit: input.newTermMonths }];
}

/** The calculation for numbers that `checkBlend` accepts. */
export function blendedRate({
  balance,
  currentRatePercent,
  monthsLeft,
  newRatePercent,
  newTermMonths,
  newMoney,
}: BlendedRateInput): number {
  const weighted =
    balance * currentRatePercent * monthsLeft +
    balance * newRatePercent * (newTermMonths - monthsLeft) +
    newMoney * newRatePercent * newTermMonths;
  return Math.round((weighted / ((balance + newMoney) * newTermMonths)) * 10_000) / 10_000;
}
