import { leanOf, poleDistance, project, unproject, type Place, type Point } from './projection';

/** What of the country a map shows: the place in its middle, and how many kilometres its width is. North is up there. */
export interface View extends Place {
  km: number;
}

/** Of the map on the screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Positions are known to about a kilometre: nearer than this, a map would claim more. */
const NEAREST_KM = 24;
const FARTHEST_KM = 6400;
/** What a map of one city still shows around it. */
const CITY_KM = 60;
/** Whose middle a map can be: Canada. */
const BOUNDS = { south: 42, north: 76, west: -140, east: -53 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The whole country. */
export const wholeCountry: View = { lat: 62, lng: -92.5, km: 5800 };

/** A view as a map can have it: not beyond the country, not nearer and not farther than there is something to see. */
export const settleView = ({ lat, lng, km }: View): View => ({
  lat: between(BOUNDS.south, lat, BOUNDS.north),
  lng: between(BOUNDS.west, lng, BOUNDS.east),
  km: between(NEAREST_KM, km, FARTHEST_KM),
});

export const canZoomIn = ({ km }: View): boolean => km > NEAREST_KM;
export const canZoomOut = ({ km }: View): boolean => km < FARTHEST_KM;

/** @returns function that says where on the map a point of the plane is, in pixels from its corner */
export function screenOf(view: View, { width, height }: Size): (point: Point) => Point {
  const scale = width / view.km;
  const lean = leanOf(view.lng);
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const middle = poleDistance(view.lat);
  return ({ x, y }) => ({
    x: width / 2 + scale * (x * cos - y * sin),
    y: height / 2 + scale * (x * sin + y * cos - middle),
  });
}

/** The same for drawings on the plane, as an attribute of SVG. */
export function screenTransform(view: View, { width, height }: Size): string {
  const scale = width / view.km;
  const turn = (leanOf(view.lng) * 180) / Math.PI;
  return `translate(${width / 2} ${height / 2 - scale * poleDistance(view.lat)}) scale(${scale}) rotate(${turn})`;
}

/** The place under a pixel of the map. */
export function placeAt(view: View, { width, height }: Size, { x, y }: Point): Place {
  const scale = width / view.km;
  const lean = leanOf(view.lng);
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const [across, down] = [(x - width / 2) / scale, (y - height / 2) / scale + poleDistance(view.lat)];
  return unproject({ x: across * cos + down * sin, y: down * cos - across * sin });
}

/** The view after the map was drawn that many pixels to the right and down. */
export const moved = (view: View, size: Size, by: Point): View =>
  settleView({ ...placeAt(view, size, { x: size.width / 2 - by.x, y: size.height / 2 - by.y }), km: view.km });

/**
 * A nearer view, or with a factor below 1 a farther one.
 *
 * @param at the pixel that stays where it is; the middle without one
 */
export function zoomed(view: View, size: Size, factor: number, at?: Point): View {
  const nearer = settleView({ ...view, km: view.km / factor });
  if (!at) return nearer;
  const now = screenOf(nearer, size)(project(placeAt(view, size, at)));
  return moved(nearer, size, { x: at.x - now.x, y: at.y - now.y });
}

/**
 * The nearest view that shows all of the places, with room around them; the whole country for none.
 *
 * @param room pixels that stay free at every side
 */
export function viewOf(places: readonly Place[], size: Size, room = 40): View {
  if (places.length === 0) return wholeCountry;
  const lngs = places.map(({ lng }) => lng);
  const free = { width: size.width - 2 * room, height: size.height - 2 * room };
  let view: View = { lat: 60, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2, km: size.width };
  // Another middle turns the map, so what fits is told better by what was found before.
  for (let pass = 0; pass < 4; pass++) {
    const points = places.map((place) => screenOf({ ...view, km: size.width }, size)(project(place)));
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const middle = placeAt({ ...view, km: size.width }, size, { x: (left + right) / 2, y: (top + bottom) / 2 });
    const km = Math.max(CITY_KM, Math.max((right - left) / free.width, (bottom - top) / free.height) * size.width);
    view = { ...middle, km };
  }
  return settleView(view);
}
