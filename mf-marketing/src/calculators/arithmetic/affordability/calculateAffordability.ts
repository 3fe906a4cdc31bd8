import type { Province } from '@marketplace/section-kit/tax';
import { checkNumbers } from '../core/checkNumbers';
import { checkDay, inForce } from '../core/dated';
import { percentOf, roundCents } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { premiumTables, premiumTaxTables } from '../defaultInsurance/premiumTables';
import { downPaymentRules } from '../downPayment/downPaymentRules';
import { monthlyPayment } from '../mortgagePayment/monthlyPayment';
import { annuityFactor, periodicRate } from '../mortgagePayment/periodicRate';
import { highestPrice, obstacleTo, premiumFor, type Obstacle, type Purchase } from './highestPrice';
import { qualifyingRules, type QualifyingRule } from './qualifyingRules';

export interface AffordabilityInput {
  /** Dollars a year before tax, of all borrowers. */
  annualIncome: number;
  /** Contract rate, percent a year, compounded twice a year. */
  ratePercent: number;
  amortizationYears: number;
  downPayment: number;
  /** Dollars a year. */
  propertyTaxYearly: number;
  /** Dollars a month, as are the next four. */
  heatMonthly: number;
  condoFeesMonthly: number;
  /** Rent of the site, for a home on leased land. */
  siteRentMonthly: number;
  /** Payments on loans, leases and support. */
  debtsMonthly: number;
  /** What is owed on cards and lines of credit, in dollars. */
  creditBalances: number;
  firstTimeOrNewlyBuilt: boolean;
  province: Province;
  /** Closing day, `2026-11-20`. */
  on: string;
}

/** What the highest price ends at. */
export type BindingLimit = 'gds' | 'tds' | Exclude<Obstacle, 'loan'>;

export interface AffordabilityResult {
  /** The rate the loan is tested at, percent. */
  qualifyingRate: number;
  /** The highest principal and interest a month at that rate, in dollars. */
  highestMonthlyPayment: number;
  /** The loan that makes, in whole dollars, rounded down. */
  highestLoan: number;
  /** Whole dollars. */
  highestPrice: number;
  /** Price less down payment. */
  baseLoan: number;
  premium: number;
  insuredLoan: number;
  /** Tax on the premium in cash at closing: not part of the loan. */
  premiumTax: number;
  /** What is really paid a month, at the contract rate. */
  paymentAtContractRate: number;
  paymentAtQualifyingRate: number;
  /** Ratios of this purchase at the qualifying rate, percent, two decimals. */
  gds: number;
  tds: number;
  gdsLimit: number;
  tdsLimit: number;
  binding: BindingLimit;
}

/** The inputs that are numbers, and the day. */
export type AffordabilityField = keyof typeof numbers | 'on';

const numbers = {
  annualIncome: ranges.positiveAmount,
  ratePercent: ranges.rate,
  amortizationYears: ranges.amortization,
  downPayment: ranges.amount,
  propertyTaxYearly: ranges.amount,
  heatMonthly: ranges.amount,
  condoFeesMonthly: ranges.amount,
  siteRentMonthly: ranges.amount,
  debtsMonthly: ranges.amount,
  creditBalances: ranges.amount,
};

/**
 * The highest price an income and a down payment reach under the debt service ratios and the stress test. An estimate
 * with the ceilings of insured loans, never an approval: lenders may be stricter.
 */
export function calculateAffordability(input: AffordabilityInput): Outcome<AffordabilityResult, AffordabilityField> {
  const errors = [
    ...checkNumbers(input, numbers),
    ...checkDay('on', input.on, qualifyingRules, downPaymentRules, premiumTables, premiumTaxTables),
  ];
  return outcome(errors, () => affordability(input));
}

function affordability(input: AffordabilityInput): AffordabilityResult {
  const { ratePercent, amortizationYears, on } = input;
  const { table: rule } = inForce(qualifyingRules, on);
  const qualifyingRate = Math.max(ratePercent + rule.bufferPercent, rule.floorPercent);
  const { income, home, debts } = monthlyFigures(input, rule);
  const room = {
    gds: (income * rule.gdsPercent) / 100 - home,
    tds: (income * rule.tdsPercent) / 100 - home - debts,
  };
  const highestMonthlyPayment = Math.max(0, Math.min(room.gds, room.tds));
  const highestLoan = highestMonthlyPayment * annuityFactor(periodicRate(qualifyingRate, 'semiAnnual', 12), 12 * amortizationYears);

  const purchase: Purchase = {
    ...input,
    highestLoan,
    downPaymentRule: inForce(downPaymentRules, on).table,
    premiumTable: inForce(premiumTables, on).table,
  };
  const price = highestPrice(purchase);
  const obstacle = obstacleTo(price + 1, purchase);
  const baseLoan = roundCents(Math.max(0, price - input.downPayment));
  const { premium } = premiumFor(price, purchase);
  const insuredLoan = roundCents(baseLoan + premium);
  const tested = monthlyPayment(insuredLoan, qualifyingRate, amortizationYears, 'semiAnnual');

  return {
    qualifyingRate,
    highestMonthlyPayment: roundCents(highestMonthlyPayment),
    highestLoan: Math.floor(highestLoan),
    highestPrice: price,
    baseLoan,
    premium,
    insuredLoan,
    premiumTax: percentOf(premium, inForce(premiumTaxTables, on).table.percent[input.province] ?? 0),
    paymentAtContractRate: roundCents(monthlyPayment(insuredLoan, ratePercent, amortizationYears, 'semiAnnual')),
    paymentAtQualifyingRate: roundCents(tested),
    gds: roundCents(((tested + home) / income) * 100),
    tds: roundCents(((tested + home + debts) / income) * 100),
    gdsLimit: rule.gdsPercent,
    tdsLimit: rule.tdsPercent,
    binding: obstacle && obstacle !== 'loan' ? obstacle : room.tds < room.gds ? 'tds' : 'gds',
  };
}

/** Dollars a month: income before tax, the home's costs without the loan, and other debts. */
function monthlyFigures(input: AffordabilityInput, rule: QualifyingRule) {
  return {
    income: input.annualIncome / 12,
    home: input.propertyTaxYearly / 12 + input.heatMonthly + (input.condoFeesMonthly * rule.condoFeePercent) / 100 + input.siteRentMonthly,
    debts: input.debtsMonthly + (input.creditBalances * rule.revolvingPercent) / 100,
  };
}
