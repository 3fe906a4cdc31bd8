import type { City } from './cities';
import { project, type Point } from './projection';
import { screenOf, type Size, type View } from './view';

/** The name of a city, by the middle of its line of text. */
export interface Label extends Point {
  city: City;
  /** Where the city is, if no pin stands there. */
  dot: Point | null;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LETTER_PX = 7.4;
const LINE_PX = 17;
/** Below the city's place, else above it. */
const SIDES = [1, -1];
/** How far from the middle of a pin, and of the dot that stands for a city without one. */
const PIN_PX = 27;
const DOT_PX = 13;
const MAX_LABELS = 16;
/** How many of the cities, the largest first, are named in a view of so many kilometres. */
const namedAt = (km: number): number => (km > 2500 ? 12 : km > 1000 ? 32 : Infinity);

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The cities that have room for their names, the largest first.
 *
 * @param cities by their size
 * @param taken where something stands already, and how wide it is
 */
export function placeLabels(cities: readonly City[], view: View, size: Size, taken: readonly (Point & { width: number })[]): Label[] {
  const toScreen = screenOf(view, size);
  const full = taken.map((one) => boxAround(one, one.width, one.width));
  const labels: Label[] = [];
  for (const city of cities.slice(0, namedAt(view.km))) {
    if (labels.length === MAX_LABELS) break;
    const at = toScreen(project(city));
    const dot = full.some((other) => overlap(boxAround(at, DOT_PX, DOT_PX), other)) ? null : at;
    for (const side of SIDES) {
      const label = { city, dot, x: at.x, y: at.y + side * (dot ? DOT_PX : PIN_PX) };
      const box = boxAround(label, city.name.length * LETTER_PX, LINE_PX);
      const isInside = box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height;
      if (!isInside || full.some((other) => overlap(box, other))) continue;
      labels.push(label);
      full.push(box, ...(dot ? [boxAround(dot, DOT_PX, DOT_PX)] : []));
      break;
    }
  }
  return labels;
}
