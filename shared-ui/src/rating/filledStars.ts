/** Width of a star with the gap to the next one, as they are drawn. */
export const starStep = 25;

/**
 * @param value rating from 0 to 5; anything outside is clamped
 * @returns stars to fill, to the nearest half
 */
export function filledStars(value: number): number {
  return Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
}
