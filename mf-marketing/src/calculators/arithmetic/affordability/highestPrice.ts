import { percentOf } from '../core/money';
import { premiumOf, longestInsuredYears, type Premium } from '../defaultInsurance/premium';
import type { PremiumTable } from '../defaultInsurance/premiumTables';
import { minimumDownPayment } from '../downPayment/calculateDownPayment';
import type { DownPaymentRule } from '../downPayment/downPaymentRules';

export interface Purchase {
  /** Dollars. */
  downPayment: number;
  amortizationYears: number;
  firstTimeOrNewlyBuilt: boolean;
  /** The largest loan, with its premium, that the income carries: dollars, not rounded. */
  highestLoan: number;
  downPaymentRule: DownPaymentRule;
  premiumTable: PremiumTable;
}

/** What keeps a price out of reach. */
export type Obstacle = 'loan' | 'minimumDown' | 'priceCap' | 'insuredAmortization';

const ownHome = { units: 1, ownerOccupied: true };

/** The first thing in the way of a price; undefined when it is within reach. */
export function obstacleTo(price: number, purchase: Purchase): Obstacle | undefined {
  const { downPayment, amortizationYears, downPaymentRule, premiumTable } = purchase;
  if (downPayment < minimumDownPayment(downPaymentRule, price, ownHome)) {
    return price >= downPaymentRule.insurablePriceBelow ? 'priceCap' : 'minimumDown';
  }
  const baseLoan = price - downPayment;
  const isTooLong = amortizationYears > longestInsuredYears(premiumTable, purchase.firstTimeOrNewlyBuilt);
  if (isTooLong && baseLoan > percentOf(price, premiumTable.neededAbove)) return 'insuredAmortization';
  return baseLoan + premiumFor(price, purchase).premium > purchase.highestLoan ? 'loan' : undefined;
}

/** The premium when a home is bought for this price. */
export function premiumFor(price: number, { downPayment, amortizationYears, premiumTable }: Purchase): Premium {
  const baseLoan = Math.max(0, price - downPayment);
  return premiumOf(premiumTable, { price, baseLoan, amortizationYears, nonTraditional: false });
}

/**
 * The highest price within reach, in whole dollars. A price above one out of reach is out of reach as well: minimum
 * down payment, loan and premium only rise with it, so halving finds the edge.
 */
export function highestPrice(purchase: Purchase): number {
  let reached = 0;
  // The loan alone cannot pay for more than itself and the down payment.
  let missed = Math.floor(purchase.downPayment + purchase.highestLoan) + 1;
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2);
    if (obstacleTo(middle, purchase)) missed = middle;
    else reached = middle;
  }
  return reached;
}
