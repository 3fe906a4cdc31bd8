import { sumDollars } from '../../arithmetic/core/money';
import type { ScheduleRow } from '../../arithmetic/mortgagePayment/amortize';

/** A year of payments, in dollars. */
export interface ScheduleYear {
  /** 1 is the first. */
  year: number;
  paid: number;
  interest: number;
  principal: number;
  /** Owed at its end. */
  balance: number;
  payments: readonly ScheduleRow[];
}

/** Gathers a schedule by years of the loan. */
export function yearsOf(schedule: readonly ScheduleRow[], paymentsPerYear: number): ScheduleYear[] {
  return Array.from({ length: Math.ceil(schedule.length / paymentsPerYear) }, (_, index) => {
    const payments = schedule.slice(index * paymentsPerYear, (index + 1) * paymentsPerYear);
    return {
      year: index + 1,
      paid: sumDollars(payments.map(({ payment }) => payment)),
      interest: sumDollars(payments.map(({ interest }) => interest)),
      principal: sumDollars(payments.map(({ principal }) => principal)),
      balance: payments.at(-1)?.balance ?? 0,
      payments,
    };
  });
}
