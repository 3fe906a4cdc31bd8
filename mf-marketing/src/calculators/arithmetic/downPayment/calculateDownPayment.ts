import { checkNumbers } from '../core/checkNumbers';
import { checkDay, inForce } from '../core/dated';
import { marginalAmount } from '../core/marginalAmount';
import { ceilCents } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { downPaymentRules, type DownPaymentRule } from './downPaymentRules';

export interface Dwelling {
  /** 1 to 4 homes in the building. */
  units: number;
  /** The buyer, or a close relative without rent, lives in one of them. */
  ownerOccupied: boolean;
}

export interface DownPaymentInput extends Dwelling {
  /** Purchase price in dollars. */
  price: number;
  /** Closing day, `2026-11-20`. */
  on: string;
}

export interface DownPaymentResult {
  /** Dollars, rounded up to the cent. */
  minimum: number;
  /** The minimum's share of the price in percent, not rounded. */
  minimumPercent: number;
  /** Whether a smaller down payment than 20 % is possible at all. */
  insurable: boolean;
  /** From this price on 20 % is required, in dollars. */
  insurablePriceBelow: number;
}

export type DownPaymentField = 'price' | 'units' | 'on';

/** The smallest down payment the law allows, in the rules of `downPaymentRules`. */
export function calculateDownPayment(input: DownPaymentInput): Outcome<DownPaymentResult, DownPaymentField> {
  const errors = [
    ...checkNumbers(input, { price: ranges.positiveAmount, units: ranges.units }),
    ...checkDay('on', input.on, downPaymentRules),
  ];
  return outcome(errors, () => {
    const { table } = inForce(downPaymentRules, input.on);
    const minimum = minimumDownPayment(table, input.price, input);
    return {
      minimum,
      minimumPercent: (minimum / input.price) * 100,
      insurable: input.ownerOccupied && input.price < table.insurablePriceBelow,
      insurablePriceBelow: table.insurablePriceBelow,
    };
  });
}

/** @returns dollars, rounded up to the cent */
export function minimumDownPayment(rule: DownPaymentRule, price: number, { units, ownerOccupied }: Dwelling): number {
  if (!ownerOccupied || price >= rule.insurablePriceBelow) return ceilCents((price * rule.uninsuredPercent) / 100);
  if (units > 2) return ceilCents((price * rule.threeOrFourUnitsPercent) / 100);
  return ceilCents(marginalAmount(rule.tiers, price));
}
