import { roundCents } from '../core/money';

/** What a loan really is: money received once, equal payments, and what is still owed at the end of the term. Dollars. */
export interface CashFlow {
  received: number;
  payments: readonly number[];
  balance: number;
}

/**
 * The rate that fees and cash back turn an offer into, written the way Canadian fixed rates are: a yearly rate
 * compounded twice a year. It makes offers with different fees and compounding comparable. It is not the APR of a
 * lender's disclosure, which counts in another way.
 *
 * @param paymentsPerYear of `flow.payments`
 * @returns percent, two decimals; negative when more comes back than is paid
 */
export function comparableRate(flow: CashFlow, paymentsPerYear: number): number {
  // Per period. No offer that passes the checks lies outside.
  let low = -0.5;
  let high = 1;
  // Sixty halvings leave less than a double can tell apart.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flow, middle) > flow.received) low = middle;
    else high = middle;
  }
  return roundCents(200 * Math.expm1((paymentsPerYear / 2) * Math.log1p(low)));
}

/** From the end to the beginning: what is owed before each payment, at a rate per period. */
function presentValue({ payments, balance }: CashFlow, rate: number): number {
  return payments.reduceRight((value, payment) => (value + payment) / (1 + rate), balance);
}
