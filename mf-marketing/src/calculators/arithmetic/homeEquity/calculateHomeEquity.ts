import { checkNumbers } from '../core/checkNumbers';
import { checkDay, inForce } from '../core/dated';
import { floorCents, roundCents } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { equityRules } from './equityRules';

export interface HomeEquityInput {
  /** What a lender would appraise the home at, in dollars. */
  homeValue: number;
  /** What is owed on mortgages, in dollars. */
  mortgageBalance: number;
  /** The limit, not only the drawn part, of lines of credit secured by the home, in dollars. */
  existingCreditLimit: number;
  /** `2026-11-20` */
  on: string;
}

export interface HomeEquityResult {
  /** Value less debts; negative when more is owed than the home is worth. */
  equity: number;
  /** Debts as a share of the value, percent, two decimals. */
  loanToValue: number;
  /** The most all loans together may be, rounded down to the cent. */
  totalLimit: number;
  /** The most the revolving part may be, rounded down to the cent. */
  revolvingLimit: number;
  /** What can still be borrowed in all. */
  available: number;
  /** Of it, the most as a line of credit … */
  availableRevolving: number;
  /** … and what could only be a loan with fixed payments. */
  availableAmortizing: number;
  totalPercent: number;
  revolvingPercent: number;
}

export type HomeEquityField = 'homeValue' | 'mortgageBalance' | 'existingCreditLimit' | 'on';

/** What can still be borrowed against a home: at most 80 % of its value in all and 65 % as revolving credit. */
export function calculateHomeEquity(input: HomeEquityInput): Outcome<HomeEquityResult, HomeEquityField> {
  const errors = [
    ...checkNumbers(input, {
      homeValue: ranges.positiveAmount,
      mortgageBalance: ranges.amount,
      existingCreditLimit: ranges.amount,
    }),
    ...checkDay('on', input.on, equityRules),
  ];
  return outcome(errors, () => {
    const { homeValue, mortgageBalance, existingCreditLimit, on } = input;
    const { totalPercent, revolvingPercent } = inForce(equityRules, on).table;
    const debts = mortgageBalance + existingCreditLimit;
    const totalLimit = floorCents((homeValue * totalPercent) / 100);
    const revolvingLimit = floorCents((homeValue * revolvingPercent) / 100);
    const available = roundCents(Math.max(0, totalLimit - debts));
    const availableRevolving = roundCents(Math.max(0, Math.min(available, revolvingLimit - existingCreditLimit)));
    return {
      equity: roundCents(homeValue - debts),
      loanToValue: roundCents((debts / homeValue) * 100),
      totalLimit,
      revolvingLimit,
      available,
      availableRevolving,
      availableAmortizing: roundCents(available - availableRevolving),
      totalPercent,
      revolvingPercent,
    };
  });
}
