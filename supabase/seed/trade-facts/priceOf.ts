import { createRandom } from '../random.ts';
import type { MenuItem } from './TradeFacts.ts';

/** What a round price of this size ends in, in cents. */
const stepOf = (cents: number) => (cents < 2_000 ? 25 : cents < 20_000 ? 500 : cents < 200_000 ? 2_500 : 10_000);

/**
 * What one company charges for a service of its trade, in cents: a few are cheaper than the middle of the market, a few dearer.
 * @param index the company's place in the directory
 */
export function priceOf(index: number, [english, , dollars]: MenuItem): number {
  const level = createRandom(index + 1).next();
  const ownWay = createRandom(index * 31 + english.length).next();
  const cents = dollars * 100 * (0.85 + 0.3 * level + 0.1 * ownWay);
  const step = stepOf(cents);
  return Math.max(step, Math.round(cents / step) * step);
}
