import type { PricePoint } from './MaterialDetails';

/** The last price is drawn as long as a tenth of the time before it, so that it is seen. */
const TAIL = 0.1;

interface Size {
  width: number;
  height: number;
  /** Around the line. */
  margin: number;
}

/**
 * Where the price changed, from left to right.
 *
 * @param history the oldest price first; at least one
 * @param size of the drawing, in its own units
 */
export function changePlaces(history: readonly PricePoint[], { width, margin }: Pick<Size, 'width' | 'margin'>): number[] {
  const times = history.map(({ from }) => Date.parse(from));
  const first = times[0]!;
  const span = (times.at(-1)! - first || 1) * (1 + TAIL);
  return times.map((time) => Math.round(margin + ((time - first) / span) * (width - 2 * margin)));
}

/**
 * The steps of a price as an SVG path, from left to right; higher prices higher up.
 *
 * @param history the oldest price first; at least one
 * @param size of the drawing and the margin around the line, in its own units
 */
export function priceLine(history: readonly PricePoint[], { width, height, margin }: Size): string {
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const places = changePlaces(history, { width, margin });
  const y = (price: number) => Math.round(high === low ? height / 2 : margin + ((high - price) / (high - low)) * (height - 2 * margin));
  const steps = history.map(({ price }, index) => (index === 0 ? `M${places[0]} ${y(price)}` : `H${places[index]}V${y(price)}`));
  return `${steps.join('')}H${width - margin}`;
}
