import { toCents } from '@marketplace/section-kit/money';
import { percentOf, roundCents } from '../core/money';
import type { PremiumTable } from './premiumTables';

export interface LoanToInsure {
  /** Dollars. */
  price: number;
  /** Price less down payment, in dollars: before the premium is added. */
  baseLoan: number;
  amortizationYears: number;
  /** The down payment is borrowed. */
  nonTraditional: boolean;
}

export interface Premium {
  /** Percent of the base loan, with its surcharge; 0 when no insurance is needed. */
  percent: number;
  /** The part of `percent` for the longer amortization. */
  surchargePercent: number;
  /** Dollars, rounded to the cent. */
  premium: number;
}

/** Whether a loan is more than `percent` of the price: compared in whole cents, because 0.95 has no exact binary form. */
export function isAboveShare(baseLoan: number, price: number, percent: number): boolean {
  return toCents(baseLoan) * 100 > toCents(price) * percent;
}

/** The premium of a loan of at most 95 % of the price; what is not insurable has none. */
export function premiumOf(table: PremiumTable, { price, baseLoan, amortizationYears, nonTraditional }: LoanToInsure): Premium {
  if (!isAboveShare(baseLoan, price, table.neededAbove)) return { percent: 0, surchargePercent: 0, premium: 0 };
  const tier = table.tiers.find(({ upToLoanToValue }) => !isAboveShare(baseLoan, price, upToLoanToValue));
  const isBorrowed = nonTraditional && isAboveShare(baseLoan, price, table.nonTraditionalAbove);
  const surchargePercent = amortizationYears > table.standardYears ? table.longAmortizationPercent : 0;
  const percent = roundCents((isBorrowed ? table.nonTraditionalPercent : (tier?.percent ?? 0)) + surchargePercent);
  return { percent, surchargePercent, premium: percentOf(baseLoan, percent) };
}

/** The longest amortization of an insured loan, in years. */
export function longestInsuredYears(table: PremiumTable, firstTimeOrNewlyBuilt: boolean): number {
  return firstTimeOrNewlyBuilt ? table.extendedYears : table.standardYears;
}
