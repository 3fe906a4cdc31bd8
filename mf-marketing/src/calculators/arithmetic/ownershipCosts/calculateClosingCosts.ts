import { checkNumbers } from '../core/checkNumbers';
import { sumDollars } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';

/** All in dollars. */
export interface ClosingCostsInput {
  downPayment: number;
  /** `due` of `calculateLandTransferTax`. */
  landTransferTax: number;
  /** `tax` of `calculateDefaultInsurance`: the premium itself is part of the loan. */
  premiumTax: number;
  legalFees: number;
  inspection: number;
  titleInsurance: number;
  /** What the seller has paid ahead, such as property tax. */
  adjustments: number;
  moving: number;
}

export interface ClosingCostsResult {
  /** Without the down payment. */
  costs: number;
  /** With it: what must be in the bank on closing day. */
  cashNeeded: number;
}

const fields = {
  downPayment: ranges.amount,
  landTransferTax: ranges.amount,
  premiumTax: ranges.amount,
  legalFees: ranges.amount,
  inspection: ranges.amount,
  titleInsurance: ranges.amount,
  adjustments: ranges.amount,
  moving: ranges.amount,
};

/** The cash a purchase takes on top of the mortgage. */
export function calculateClosingCosts(input: ClosingCostsInput): Outcome<ClosingCostsResult, keyof ClosingCostsInput> {
  return outcome(checkNumbers(input, fields), () => {
    const { downPayment, landTransferTax, premiumTax, legalFees, inspection, titleInsurance, adjustments, moving } = input;
    const costs = sumDollars([landTransferTax, premiumTax, legalFees, inspection, titleInsurance, adjustments, moving]);
    return { costs, cashNeeded: sumDollars([costs, downPayment]) };
  });
}
