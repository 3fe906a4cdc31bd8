/**
 * Amounts are dollars with at most two decimals. A double cannot hold 1.005, and 1.005 × 100 is 100.49999999999999:
 * fifteen significant digits are what a double surely holds, so the noise behind them is cut before rounding.
 */
function cents(dollars: number): number {
  return Number((dollars * 100).toPrecision(15));
}

/** Rounds to the cent, half up. Takes and returns dollars. */
export function roundCents(dollars: number): number {
  // Adding zero turns the -0 of a tiny negative difference, which would be shown as "-$0.00", into 0.
  return Math.round(cents(dollars)) / 100 + 0;
}

/** Rounds up to the cent: for a legal minimum. Takes and returns dollars. */
export function ceilCents(dollars: number): number {
  return Math.ceil(cents(dollars)) / 100;
}

/** Rounds down to the cent: for a legal maximum. Takes and returns dollars. */
export function floorCents(dollars: number): number {
  return Math.floor(cents(dollars)) / 100;
}

/** A share of an amount, rounded to the cent, half up. Takes dollars and percent. */
export function percentOf(dollars: number, percent: number): number {
  return roundCents((dollars * percent) / 100);
}

/** Adds dollar amounts without gathering binary noise. */
export function sumDollars(amounts: readonly number[]): number {
  return roundCents(amounts.reduce((sum, amount) => sum + amount, 0));
}
