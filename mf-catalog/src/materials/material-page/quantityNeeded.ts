import type { Coverage } from '../Material';

/** Feet in a metre, exactly by definition of the foot (0.3048 m). */
const FEET_PER_METRE = 1 / 0.3048;

/** What somebody measures in: square feet or metres, feet or metres of length, or pieces. */
export type Measure = 'ft2' | 'm2' | 'ft' | 'm' | 'pieces';

/** The measures in which what a unit covers can be asked for, the one of the unit first. */
export const measuresOf = (unit: Coverage['unit']): readonly Measure[] =>
  (({ sqft: ['ft2', 'm2'], lnft: ['ft', 'm'], each: ['pieces'] }) as const)[unit];

/** @returns the amount in square feet, feet or pieces */
export function toCoverageUnit(amount: number, measure: Measure): number {
  if (measure === 'm') return amount * FEET_PER_METRE;
  if (measure === 'm2') return amount * FEET_PER_METRE ** 2;
  return amount;
}

/** The largest amount the calculator takes, in its measure. */
export const MAX_AMOUNT = 100_000;

/**
 * How many units cover an amount.
 *
 * @param amount to cover, in `measure`; more than 0
 * @param coverage of one unit
 * @param wastePct percent more for cuts and breakage
 * @returns whole units, and what they cover in square feet, feet or pieces
 * @throws RangeError for an amount that is not between 0 and `MAX_AMOUNT`
 */
export function quantityNeeded(amount: number, measure: Measure, coverage: Coverage, wastePct: number): { units: number; covered: number } {
  if (!(amount > 0 && amount <= MAX_AMOUNT))
    throw new RangeError(`The amount to cover must be more than 0 and at most ${MAX_AMOUNT}, not ${amount}.`);
  const wanted = toCoverageUnit(amount, measure) * (1 + wastePct / 100);
  // 100 × 1.1 is a little more than 110 in binary; nobody buys a box for that.
  const units = Math.max(1, Math.ceil(wanted / coverage.amount - 1e-9));
  return { units, covered: units * coverage.amount };
}
