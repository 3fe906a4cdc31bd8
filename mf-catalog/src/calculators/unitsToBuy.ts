import type { Material } from '../materials/Material';
import type { Need } from './Calculator';
import { FOOT, SQUARE_FOOT, wholePieces } from './units';

/** What one unit of a coverage is, in square metres, metres or pieces. */
const sizes = { sqft: SQUARE_FOOT, lnft: FOOT, each: 1 } as const;

/** Whether a material can be counted for a need: of the right kind, and it is known what one of it covers. Pieces count themselves. */
export const serves = ({ family, coverage }: Pick<Material, 'family' | 'coverage'>, need: Need): boolean =>
  need.families.includes(family) && (need.unit === 'each' || coverage?.unit === need.unit);

/**
 * How many units of a material a need takes.
 *
 * @param need in square metres, metres or pieces
 * @returns whole units, at least 1 where anything is needed
 */
export function unitsToBuy({ amount, unit }: Pick<Need, 'amount' | 'unit'>, { coverage }: Pick<Material, 'coverage'>): number {
  const covered = coverage?.unit === unit ? coverage.amount * sizes[unit] : 1;
  return wholePieces(amount / covered);
}
