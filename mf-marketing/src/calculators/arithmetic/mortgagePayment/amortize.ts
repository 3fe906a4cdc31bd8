import { toCents } from '@marketplace/section-kit/money';

export interface ScheduleRow {
  /** 1 is the first payment. */
  number: number;
  /** Dollars and cents, as are the next three. */
  payment: number;
  interest: number;
  principal: number;
  /** What is owed after the payment. */
  balance: number;
}

/**
 * The payments until a loan is repaid. Interest is rounded to the cent, half up, at every payment; the last payment is
 * whatever is left, at the latest at `count`.
 *
 * @param principal dollars
 * @param payment dollars, rounded to the cent
 * @param rate interest per period as a fraction
 * @param count the most payments
 */
export function amortize(principal: number, payment: number, rate: number, count: number): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const paymentCents = toCents(payment);
  let balance = toCents(principal);
  // Whole cents: after two thousand payments doubles in dollars would be off.
  for (let number = 1; balance > 0; number += 1) {
    const interest = Math.round(balance * rate);
    const isLast = number === count || balance + interest <= paymentCents;
    const principalPart = isLast ? balance : paymentCents - interest;
    balance -= principalPart;
    rows.push({
      number,
      payment: (principalPart + interest) / 100,
      interest: interest / 100,
      principal: principalPart / 100,
      balance: balance / 100,
    });
  }
  return rows;
}
