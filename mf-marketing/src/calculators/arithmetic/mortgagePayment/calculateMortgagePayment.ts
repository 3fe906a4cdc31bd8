import { checkNumbers } from '../core/checkNumbers';
import { roundCents, sumDollars } from '../core/money';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { amortize, type ScheduleRow } from './amortize';
import { paymentsPerMonth, paymentsPerYear, type Frequency } from './frequency';
import { monthlyPayment } from './monthlyPayment';
import { periodicRate, type Compounding } from './periodicRate';

export interface MortgagePaymentInput {
  /** The loan in dollars, with the insurance premium if that is financed. */
  principal: number;
  /** Percent a year; 0 is allowed. */
  ratePercent: number;
  /** Years until all is repaid; parts of a year count. */
  amortizationYears: number;
  /** Years the rate is agreed for; at most the amortization. */
  termYears: number;
  frequency: Frequency;
  compounding: Compounding;
}

export interface MortgagePaymentResult {
  /** Every payment but the last, in dollars. */
  payment: number;
  /** During the term, in dollars. */
  term: { payments: number; interest: number; principal: number; balance: number };
  paymentCount: number;
  lastPayment: number;
  /** Until all is repaid, were the rate to stay. */
  totalInterest: number;
  totalPaid: number;
  schedule: readonly ScheduleRow[];
}

/** Which number of an input is wrong. */
export type MortgagePaymentField = 'principal' | 'ratePercent' | 'amortizationYears' | 'termYears';

/**
 * Payment and schedule of a mortgage: the payment is computed from the unrounded monthly one and rounded to the cent,
 * half up; interest is rounded at every payment.
 */
export function calculateMortgagePayment(input: MortgagePaymentInput): Outcome<MortgagePaymentResult, MortgagePaymentField> {
  return outcome(checkMortgage(input), () => mortgagePayment(input));
}

/** Checks the numbers of a mortgage. */
export function checkMortgage(input: Pick<MortgagePaymentInput, MortgagePaymentField>): FieldError<MortgagePaymentField>[] {
  const errors = checkNumbers(input, {
    principal: ranges.positiveAmount,
    ratePercent: ranges.rate,
    amortizationYears: ranges.amortization,
    termYears: ranges.term,
  });
  if (errors.length > 0 || input.termYears <= input.amortizationYears) return errors;
  return [{ field: 'termYears', code: 'termAboveAmortization', limit: input.amortizationYears }];
}

/** The calculation for numbers that `checkMortgage` accepts. */
export function mortgagePayment(input: MortgagePaymentInput): MortgagePaymentResult {
  const { principal, ratePercent, amortizationYears, termYears, frequency, compounding } = input;
  const perYear = paymentsPerYear[frequency];
  const payment = roundCents(monthlyPayment(principal, ratePercent, amortizationYears, compounding) / paymentsPerMonth[frequency]);
  const rate = periodicRate(ratePercent, compounding, perYear);
  const schedule = amortize(principal, payment, rate, Math.round(perYear * amortizationYears));
  const term = schedule.slice(0, Math.round(perYear * termYears));
  const totalInterest = sumDollars(schedule.map(({ interest }) => interest));
  const termPrincipal = sumDollars(term.map((row) => row.principal));
  return {
    payment,
    term: {
      payments: term.length,
      interest: sumDollars(term.map(({ interest }) => interest)),
      principal: termPrincipal,
      balance: roundCents(principal - termPrincipal),
    },
    paymentCount: schedule.length,
    lastPayment: schedule.at(-1)?.payment ?? 0,
    totalInterest,
    totalPaid: roundCents(principal + totalInterest),
    schedule,
  };
}
