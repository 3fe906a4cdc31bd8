/**
 * The value that a share of all values does not exceed, between two of them in proportion.
 *
 * @param share from 0 to 1; 0.5 is the median
 * @throws Error for no values
 * @example quantile([1, 2, 4], 0.75) // 3
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no value to take a quantile of; measure at least once.');
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)]!, sorted[Math.ceil(position)]!];
  return below + (above - below) * (position - Math.floor(position));
}

/** @throws Error for no values */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Where most of the values lie. */
export interface Spread {
  lower: number;
  median: number;
  upper: number;
}

/**
 * Median and quartiles.
 *
 * @throws Error for no values
 */
export const spreadOf = (values: readonly number[]): Spread => ({
  lower: quantile(values, 0.25),
  median: median(values),
  upper: quantile(values, 0.75),
});

/**
 * How many times as large one series is as another that was measured beside it, run by run: what slows a whole run down slows both,
 * and cancels out.
 *
 * @returns a ratio for each run whose floor is above zero
 * @throws Error for series of different lengths
 */
export function pairwiseRatios(values: readonly number[], floors: readonly number[]): number[] {
  if (values.length !== floors.length) throw new Error(`${values.length} runs cannot be compared in pairs with ${floors.length}.`);
  return values.flatMap((value, run) => (floors[run]! > 0 ? [value / floors[run]!] : []));
}

/**
 * How much a series grows with each step: the median of the slopes between all pairs of its points (Theil and Sen), which single
 * points that are far off do not move.
 *
 * @param points step and value
 * @throws Error for fewer than two different steps
 */
export function slopeOf(points: readonly (readonly [step: number, value: number])[]): number {
  const slopes = points.flatMap(([step, value], index) =>
    points.slice(index + 1).flatMap(([later, next]) => (later === step ? [] : [(next - value) / (later - step)])),
  );
  return median(slopes);
}
