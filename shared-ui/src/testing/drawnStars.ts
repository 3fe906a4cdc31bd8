import { starStep } from '../rating/filledStars';

/** @returns how many stars of the first rating inside of an element are filled, to the half; `null` without one */
export function drawnStars(element: ParentNode): number | null {
  const width = element.querySelector('svg > svg')?.getAttribute('width');
  return width ? Math.round((Number(width) / starStep) * 2) / 2 : null;
}
