import { pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { toTone } from '../tone.ts';

/** The body of a tile, where its edge shows it. */
export const porcelain = toTone('#d9cfc0');

/** Herringbone: pairs of pieces at a right angle, each as long as `long` and a third as wide, turned by 45 degrees. */
export const zigzag = (id: string, long: number, paint: (n: number) => string, x: number, y: number): string => {
  const wide = long / 3;
  const pieces = Array.from({ length: 12 }, (_, n) => {
    const at = (n - 4) * wide;
    return [-2 * long, 0, 2 * long]
      .map(
        (shift) =>
          rect(at + shift, at, long - 1.5, wide - 1.5, paint(n)) +
          rect(at + shift + long, at - long + wide, wide - 1.5, long - 1.5, paint(n + 2)),
      )
      .join('');
  });
  return pattern(id, 2 * long, 2 * long, pieces.join(''), `translate(${x} ${y}) rotate(45)`);
};
