export interface Bracket {
  /** Dollars; Infinity for the last. */
  upTo: number;
  /** Holds for the part of the value within the bracket. */
  percent: number;
}

/**
 * What a scale of brackets makes of a value, such as 0.5 % of the first 55,000 dollars and 1 % of the rest.
 *
 * @param brackets in rising order; a value above the last one counts up to its end
 * @returns dollars, not rounded
 */
export function marginalAmount(brackets: readonly Bracket[], value: number): number {
  const hundredfold = brackets.reduce((sum, { upTo, percent }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(value, upTo) - from) * percent;
  }, 0);
  return hundredfold / 100;
}
