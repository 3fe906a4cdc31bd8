import { SQUARE, wholePieces } from '../units';

export interface RoofJob {
  /** Sides of the roof seen from above, with overhangs, in metres. */
  length: number;
  width: number;
  /** Inches of rise for each 12 of run. */
  pitch: number;
  /** Percent more for cuts, hips and valleys. */
  waste: number;
}

/** How much larger a slope is than what lies below it: √(1 + (pitch ÷ 12)²), by Pythagoras. */
export const slopeFactor = (pitch: number): number => Math.hypot(1, pitch / 12);

/**
 * Area, squares and edges of a roof of two slopes.
 *
 * @returns `area` and `toCover` (with waste) in square metres; `squares` of 100 square feet, with waste; `bundles` at three
 *   for a square; `eaves` along the two low edges in metres
 */
export function roofArea({ length, width, pitch, waste }: RoofJob) {
  const area = length * width * slopeFactor(pitch);
  const toCover = area * (1 + waste / 100);
  const squares = toCover / SQUARE;
  return { area, toCover, squares, bundles: wholePieces(squares * 3), eaves: 2 * length };
}
