import { remainingShare } from '../core/fade';
import { roundCents } from '../core/money';
import { chargeOf, type Tariff } from './tariff';
import type { Relief } from './transferRule';

/**
 * What a relief takes off a charge.
 *
 * @param value the value the charge was computed from, in dollars
 * @returns dollars, rounded to the cent; never more than the charge
 */
export function reliefOf({ onFirst = Infinity, maximum = Infinity, fades }: Relief, tariff: Tariff, value: number): number {
  const relieved = chargeOf(tariff, Math.min(value, onFirst));
  return Math.min(maximum, roundCents(relieved * remainingShare(fades, value)));
}
