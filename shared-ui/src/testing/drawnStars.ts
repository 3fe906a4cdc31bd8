/** Width of a star with the gap to the next one. */
const step = 25;

/** @returns how many stars of the first rating inside of an element are filled, to the half; `null` without one */
export function drawnStars(element: ParentNode): number | null {
  const width = element.querySelector('svg > svg')?.getAttribute('width');
  return width ? Math.round((Number(width) / step) * 2) / 2 : null;
}
