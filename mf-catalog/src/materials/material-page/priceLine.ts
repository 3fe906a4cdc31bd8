import type { PricePoint } from './MaterialDetails';

/** The last price is drawn as long as a tenth of the time before it, so that it is seen. */
const TAIL = 0.1;

/**
 * The steps of a price as an SVG path, from left to right; higher prices higher up.
 *
 * @param history the oldest price first; at least one
 * @param size of the drawing and the margin around the line, in its own units
 */
export function priceLine(
  history: readonly PricePoint[],
  { width, height, margin }: { width: number; height: number; margin: number },
): string {
  const times = history.map(({ from }) => Date.parse(from));
  const prices = history.map(({ price }) => price);
  const [first, low, high] = [times[0]!, Math.min(...prices), Math.max(...prices)];
  const span = (times.at(-1)! - first || 1) * (1 + TAIL);
  const x = (time: number) => Math.round(margin + ((time - first) / span) * (width - 2 * margin));
  const y = (price: number) => Math.round(high === low ? height / 2 : margin + ((high - price) / (high - low)) * (height - 2 * margin));
  const steps = history.map(({ price }, index) => (index === 0 ? `M${x(first)} ${y(price)}` : `H${x(times[index]!)}V${y(price)}`));
  return `${steps.join('')}H${width - margin}`;
}
