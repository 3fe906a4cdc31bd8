import { checkNumbers } from '../core/checkNumbers';
import { roundCents } from '../core/money';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { amortize } from '../mortgagePayment/amortize';
import { monthlyPayment } from '../mortgagePayment/monthlyPayment';
import { periodicRate } from '../mortgagePayment/periodicRate';
import { blendedRate, checkBlend, type BlendedRateInput } from './calculateBlendedRate';

export interface RenewalInput extends Omit<BlendedRateInput, 'newMoney'> {
  /** Until all is repaid, from today. */
  amortizationYears: number;
  /** The rate the visitor expects when the running term ends, percent. */
  laterRatePercent: number;
  /** For ending the running term today, in dollars: the lender's figure, or `calculatePrepaymentPenalty`. */
  penalty: number;
  /** Other costs of a new mortgage today, in dollars. */
  fees: number;
}

/** Wait for the end of the term, end it today, or blend and extend. */
export type RenewalChoice = 'wait' | 'break' | 'blend';

export interface RenewalOption {
  id: RenewalChoice;
  /** The rate from today on, percent. */
  ratePercent: number;
  /** Monthly, from today on, in dollars. */
  payment: number;
  /** Monthly after the running term; only when waiting, and only if the comparison goes on after it. */
  laterPayment?: number;
  /** During the compared time. */
  interest: number;
  /** Penalty and fees, paid in cash. */
  charges: number;
  /** Interest and charges. */
  cost: number;
  /** Owed at the end of the compared time. */
  balance: number;
}

export interface RenewalResult {
  /** The new term: all options are compared over it. */
  months: number;
  options: readonly RenewalOption[];
  /** The first of equal ones. */
  lowest: RenewalChoice;
}

export type RenewalField = keyof RenewalInput;

/**
 * Compares what can be done before a term ends, over the length of the new term, with monthly payments and rates
 * compounded twice a year. Every option repays within the same amortization.
 */
export function compareRenewal(input: RenewalInput): Outcome<RenewalResult, RenewalField> {
  return outcome(checkInput(input), () => {
    const options = [waiting(input), breaking(input), blending(input)];
    const lowest = options.reduce((best, option) => (option.cost < best.cost ? option : best));
    return { months: input.newTermMonths, options, lowest: lowest.id };
  });
}

function waiting(input: RenewalInput): RenewalOption {
  const { monthsLeft, newTermMonths, currentRatePercent, laterRatePercent } = input;
  const first = stretch(input, input.balance, currentRatePercent, 0, monthsLeft);
  const second = stretch(input, first.balance, laterRatePercent, monthsLeft, newTermMonths);
  const isAtEnd = monthsLeft === 0;
  return {
    ...optionOf('wait', isAtEnd ? laterRatePercent : currentRatePercent, 0, {
      payment: isAtEnd ? second.payment : first.payment,
      interest: first.interest + second.interest,
      balance: second.balance,
    }),
    laterPayment: isAtEnd || monthsLeft === newTermMonths ? undefined : second.payment,
  };
}

function breaking(input: RenewalInput): RenewalOption {
  const { balance, newRatePercent, newTermMonths, penalty, fees } = input;
  return optionOf('break', newRatePercent, penalty + fees, stretch(input, balance, newRatePercent, 0, newTermMonths));
}

function blending(input: RenewalInput): RenewalOption {
  const rate = blendedRate({ ...input, newMoney: 0 });
  return optionOf('blend', rate, 0, stretch(input, input.balance, rate, 0, input.newTermMonths));
}

interface Stretch {
  payment: number;
  interest: number;
  balance: number;
}

/** Months `from` to `to` at one rate, with the payment that repays the balance within what is left of the amortization. */
function stretch({ amortizationYears }: RenewalInput, balance: number, ratePercent: number, from: number, to: number): Stretch {
  if (from === to) return { payment: 0, interest: 0, balance };
  const years = amortizationYears - from / 12;
  const payment = roundCents(monthlyPayment(balance, ratePercent, years, 'semiAnnual'));
  const rows = amortize(balance, payment, periodicRate(ratePercent, 'semiAnnual', 12), Math.round(12 * years)).slice(0, to - from);
  return {
    payment,
    interest: roundCents(rows.reduce((sum, row) => sum + row.interest, 0)),
    balance: rows.at(-1)?.balance ?? balance,
  };
}

function optionOf(id: RenewalChoice, ratePercent: number, charges: number, { payment, interest, balance }: Stretch): RenewalOption {
  return {
    id,
    ratePercent,
    payment,
    interest: roundCents(interest),
    charges: roundCents(charges),
    cost: roundCents(interest + charges),
    balance,
  };
}

function checkInput(input: RenewalInput): FieldError<RenewalField>[] {
  const errors = [
    ...(checkBlend({ ...input, newMoney: 0 }) as FieldError<Exclude<keyof BlendedRateInput, 'newMoney'>>[]),
    ...checkNumbers(input, {
      amortizationYears: ranges.amortization,
      laterRatePercent: ranges.rate,
      penalty: ranges.amount,
      fees: ranges.amount,
    }),
  ];
  const months = Math.round(input.amortizationYears * 12);
  if (errors.length > 0 || input.newTermMonths <= months) return errors;
  return [{ field: 'newTermMonths', code: 'termAboveAmortization', limit: months }];
}
