import { borders, lakes, land } from './outline';
import { project, type Place } from './projection';

/** So that a line along a parallel bends with it. */
const MAX_DEGREES = 2;

function placesOf(shape: string): Place[] {
  return shape.split(',').map((pair) => {
    const [lng, lat] = pair.trim().split(' ').map(Number);
    return { lat: lat!, lng: lng! };
  });
}

function withMiddles(places: readonly Place[]): Place[] {
  return places.flatMap((from, index) => {
    const to = places[index + 1];
    if (!to) return [from];
    const parts = Math.ceil(Math.max(Math.abs(to.lng - from.lng), Math.abs(to.lat - from.lat)) / MAX_DEGREES);
    const share = (part: number, key: keyof Place) => from[key] + ((to[key] - from[key]) * part) / parts;
    return Array.from({ length: parts }, (_, part) => ({ lat: share(part, 'lat'), lng: share(part, 'lng') }));
  });
}

function lineOf(shape: string): string {
  const points = withMiddles(placesOf(shape)).map(project);
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

const closed = (shape: string) => `${lineOf(shape)}Z`;

/** The country on the plane, as attributes of SVG paths. */
export const outline = {
  land: land.map(closed).join(''),
  lakes: lakes.map(closed).join(''),
  borders: borders.map(lineOf).join(''),
};
