/** Why a value was refused. A page has one sentence per code, in both languages. */
export type ErrorCode =
  /** Nothing was entered, or it is no number. */
  | 'notANumber'
  | 'tooLow'
  | 'tooHigh'
  | 'notWhole'
  /** No calendar day written as `2026-11-20`. */
  | 'notADate'
  /** No rule of ours was in force yet on that day; `limit` is the first day it can be asked for. */
  | 'beforeFirstRule'
  /** The down payment is under the legal minimum; `limit` is that minimum. */
  | 'belowMinimumDown'
  /** An insured loan must be repaid sooner; `limit` is the longest amortization in years. */
  | 'amortizationNotInsurable'
  | 'downPaymentAbovePrice'
  /** The term ends after the loan is repaid; `limit` is the amortization in years. */
  | 'termAboveAmortization'
  /** More is repaid than is left; `limit` is what is left. */
  | 'aboveBalance'
  | 'tooFew'
  | 'tooMany';

export interface FieldError<Field extends string = string> {
  /** The input's name; `offers.0.ratePercent` inside a list. */
  field: Field;
  code: ErrorCode;
  /** The value the input must keep to, in the field's own unit: dollars, percent, years, or an ISO date. */
  limit?: number | string;
}

/** What every calculator returns: it never throws for bad input, and a result never holds NaN or Infinity. */
export type Outcome<Result, Field extends string = string> =
  { ok: true; result: Result } | { ok: false; errors: readonly FieldError<Field>[] };

/** Ends a calculation: the errors if there are any, else the result. `compute` runs only on valid input. */
export function outcome<Result, Field extends string>(errors: readonly FieldError<Field>[], compute: () => Result): Outcome<Result, Field> {
  return errors.length > 0 ? { ok: false, errors } : { ok: true, result: compute() };
}
