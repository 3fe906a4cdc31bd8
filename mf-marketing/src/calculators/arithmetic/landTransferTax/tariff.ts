import { marginalAmount, type Bracket } from '../core/marginalAmount';
import { roundCents } from '../core/money';

/** How a charge grows with the value of a home or a loan. Amounts in dollars. */
export type Tariff =
  /** Each percentage holds for the part of the value within its bracket. */
  | { kind: 'marginal'; brackets: readonly Bracket[] }
  /** The one band the value lies in decides: a fee, a percentage of the whole value, or both. */
  | { kind: 'bands'; bands: readonly Band[] }
  /** So much for every started unit, such as 2 dollars per started 1,000. */
  | { kind: 'units'; base: number; steps: readonly UnitStep[]; minimum?: number; maximum?: number };

/** The value lies below `below`, or at most at `upTo`; a band with neither takes the rest. */
export interface Band {
  below?: number;
  upTo?: number;
  fee?: number;
  percent?: number;
}

/** Holds for the part of the value from `from` to the next step. */
export interface UnitStep {
  from: number;
  unit: number;
  perUnit: number;
}

/** @returns dollars, rounded to the cent, half up */
export function chargeOf(tariff: Tariff, value: number): number {
  if (tariff.kind === 'marginal') return roundCents(marginalAmount(tariff.brackets, value));
  return roundCents(tariff.kind === 'bands' ? bandCharge(tariff.bands, value) : unitCharge(tariff, value));
}

function bandCharge(bands: readonly Band[], value: number): number {
  const band = bands.find(({ below = Infinity, upTo = Infinity }) => value < below && value <= upTo);
  return (band?.fee ?? 0) + (value * (band?.percent ?? 0)) / 100;
}

function unitCharge({ base, steps, minimum = 0, maximum = Infinity }: Extract<Tariff, { kind: 'units' }>, value: number): number {
  const charge = steps.reduce((sum, { from, unit, perUnit }, index) => {
    const upTo = steps[index + 1]?.from ?? Infinity;
    return sum + Math.ceil(Math.max(0, Math.min(value, upTo) - from) / unit) * perUnit;
  }, base);
  return Math.min(Math.max(charge, minimum), maximum);
}
