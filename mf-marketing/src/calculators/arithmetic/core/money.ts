import { toCents } from '@marketplace/section-kit/money';

/** Rounds to the cent, half up. Takes and returns dollars. */
export function roundCents(dollars: number): number {
  return toCents(dollars) / 100;
}

/** Rounds up to the cent: for a legal minimum. Takes and returns dollars. */
export function ceilCents(dollars: number): number {
  return toCents(dollars, Math.ceil) / 100;
}

/** Rounds down to the cent: for a legal maximum. Takes and returns dollars. */
export function floorCents(dollars: number): number {
  return toCents(dollars, Math.floor) / 100;
}

/** A share of an amount, rounded to the cent, half up. Takes dollars and percent. */
export function percentOf(dollars: number, percent: number): number {
  return roundCents((dollars * percent) / 100);
}

/** Adds dollar amounts without gathering binary noise. */
export function sumDollars(amounts: readonly number[]): number {
  return roundCents(amounts.reduce((sum, amount) => sum + amount, 0));
}
