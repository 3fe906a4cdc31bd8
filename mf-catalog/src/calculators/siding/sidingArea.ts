import { SQUARE } from '../units';

export interface SidingJob {
  /** Around the house, and the height of its walls, in metres. */
  perimeter: number;
  height: number;
  /** Triangles above the walls: pieces, their width in metres, and the pitch of the roof in inches for each 12. */
  gables: number;
  gableWidth: number;
  pitch: number;
  /** Doors and windows in square metres. */
  openings: number;
  /** Percent more for cuts. */
  waste: number;
}

/**
 * Walls and gables to side.
 *
 * A gable is a triangle as wide as its wall and half of that times the pitch high.
 *
 * @returns `walls` (without openings, never below 0) and `toCover` (with waste) in square metres; `squares` of 100 square feet, with waste
 */
export function sidingArea({ perimeter, height, gables, gableWidth, pitch, openings, waste }: SidingJob) {
  const gable = (gableWidth * ((gableWidth / 2) * (pitch / 12))) / 2;
  const walls = Math.max(0, perimeter * height + gables * gable - openings);
  const toCover = walls * (1 + waste / 100);
  return { walls, toCover, squares: toCover / SQUARE };
}
