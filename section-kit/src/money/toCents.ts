/**
 * Dollars as whole cents. A double cannot hold 1.005, and 1.005 × 100 is 100.49999999999999: fifteen significant digits are
 * what a double surely holds, so the noise behind them is cut before rounding.
 *
 * @param round half up unless said; `Math.ceil` for a legal minimum, `Math.floor` for a legal maximum
 */
export function toCents(dollars: number, round: (cents: number) => number = Math.round): number {
  // Adding zero turns the -0 of a tiny negative difference, which would be shown as "-$0.00", into 0.
  return round(Number((dollars * 100).toPrecision(15))) + 0;
}
