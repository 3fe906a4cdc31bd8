import type { Province } from '@marketplace/section-kit/tax';
import { checkNumbers } from '../core/checkNumbers';
import { checkDay, inForce } from '../core/dated';
import { percentOf, roundCents } from '../core/money';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { minimumDownPayment, type DownPaymentInput } from '../downPayment/calculateDownPayment';
import { downPaymentRules } from '../downPayment/downPaymentRules';
import { isAboveShare, longestInsuredYears, premiumOf } from './premium';
import { premiumTables, premiumTaxTables } from './premiumTables';

export interface DefaultInsuranceInput extends DownPaymentInput {
  /** Dollars. */
  downPayment: number;
  amortizationYears: number;
  province: Province;
  /** At least one borrower buys for the first time, or the home is newly built: 30 years are possible. */
  firstTimeOrNewlyBuilt: boolean;
  /** The down payment is borrowed. */
  nonTraditional: boolean;
}

export interface DefaultInsuranceResult {
  minimumDownPayment: number;
  /** Price less down payment. */
  baseLoan: number;
  /** Base loan as a share of the price, percent, rounded to four decimals. */
  loanToValue: number;
  /** Whether the loan must be insured: above 80 % of the price. */
  needed: boolean;
  premiumPercent: number;
  surchargePercent: number;
  /** Dollars, added to the loan. */
  premium: number;
  insuredLoan: number;
  /** Provincial tax on the premium. */
  taxPercent: number;
  /** Dollars, in cash at closing. */
  tax: number;
}

export type DefaultInsuranceField = 'price' | 'downPayment' | 'amortizationYears' | 'units' | 'on';

/** Default insurance of a purchase: whether it is needed, the premium, the loan with it, and the tax in cash. */
export function calculateDefaultInsurance(input: DefaultInsuranceInput): Outcome<DefaultInsuranceResult, DefaultInsuranceField> {
  return outcome(checkInput(input), () => {
    const { price, on } = input;
    const baseLoan = roundCents(price - input.downPayment);
    const { table } = inForce(premiumTables, on);
    const { percent, surchargePercent, premium } = premiumOf(table, { ...input, baseLoan });
    const taxPercent = inForce(premiumTaxTables, on).table.percent[input.province] ?? 0;
    return {
      minimumDownPayment: minimumDownPayment(inForce(downPaymentRules, on).table, price, input),
      baseLoan,
      loanToValue: Math.round((baseLoan / price) * 1_000_000) / 10_000,
      needed: isAboveShare(baseLoan, price, table.neededAbove),
      premiumPercent: percent,
      surchargePercent,
      premium,
      insuredLoan: roundCents(baseLoan + premium),
      taxPercent,
      tax: percentOf(premium, taxPercent),
    };
  });
}

function checkInput(input: DefaultInsuranceInput): FieldError<DefaultInsuranceField>[] {
  const errors = [
    ...checkNumbers(input, {
      price: ranges.positiveAmount,
      downPayment: ranges.amount,
      amortizationYears: ranges.amortization,
      units: ranges.units,
    }),
    ...checkDay('on', input.on, downPaymentRules, premiumTables, premiumTaxTables),
  ];
  return errors.length > 0 ? errors : checkRules(input);
}

function checkRules(input: DefaultInsuranceInput): FieldError<DefaultInsuranceField>[] {
  const { price, downPayment, on } = input;
  if (downPayment > price) return [{ field: 'downPayment', code: 'downPaymentAbovePrice', limit: price }];
  const minimum = minimumDownPayment(inForce(downPaymentRules, on).table, price, input);
  if (downPayment < minimum) return [{ field: 'downPayment', code: 'belowMinimumDown', limit: minimum }];
  const { table } = inForce(premiumTables, on);
  const longest = longestInsuredYears(table, input.firstTimeOrNewlyBuilt);
  if (input.amortizationYears <= longest || !isAboveShare(price - downPayment, price, table.neededAbove)) return [];
  return [{ field: 'amortizationYears', code: 'amortizationNotInsurable', limit: longest }];
}
