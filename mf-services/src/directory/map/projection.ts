/** Where something is on Earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** A place on the plane of the map in kilometres: the pole is at 0, 0, and y grows to the south along the middle meridian. */
export interface Point {
  x: number;
  y: number;
}

const EARTH_KM = 6371;
const MIDDLE_LNG = -95;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const halfTangent = (lat: number) => Math.tan(Math.PI / 4 + radians(lat) / 2);

// Lambert's conformal cone, with the two parallels that maps of Canada are usually drawn with.
const [south, north] = [49, 77];
const CONE = Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(halfTangent(north) / halfTangent(south));
const POLE_KM = (EARTH_KM * Math.cos(radians(south)) * halfTangent(south) ** CONE) / CONE;

/** How far a meridian leans on the plane, in radians. */
export const leanOf = (lng: number): number => CONE * radians(lng - MIDDLE_LNG);

/** How far a parallel is from the pole on the plane, in kilometres. */
export const poleDistance = (lat: number): number => POLE_KM / halfTangent(lat) ** CONE;

/** A place as a point of the plane. Angles and shapes stay as they are on Earth; distances nearly. */
export function project({ lat, lng }: Place): Point {
  const distance = poleDistance(lat);
  const lean = leanOf(lng);
  return { x: distance * Math.sin(lean), y: distance * Math.cos(lean) };
}

/** The place of a point of the plane. */
export function unproject({ x, y }: Point): Place {
  const lat = degrees(2 * Math.atan((POLE_KM / Math.hypot(x, y)) ** (1 / CONE)) - Math.PI / 2);
  return { lat, lng: MIDDLE_LNG + degrees(Math.atan2(x, y)) / CONE };
}

/** Kilometres between two places, along the ground. */
export function kilometres(one: Place, other: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half(one.lat, other.lat) + across)));
}
