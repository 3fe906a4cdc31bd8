import { expectedMatches } from './searchOracle.ts';
import type { ServiceRow } from './search.ts';

/** A directory row with what its provider adds. */
export interface PlacedRow extends ServiceRow {
  lat: number | null;
  lng: number | null;
  languages: string[];
}

export interface FilterRequest {
  near?: string;
  radius_km?: number;
  verified?: boolean;
  response?: string;
  language?: string;
  min_rating?: number;
}

const hours: Readonly<Record<string, number>> = {
  'Within 1 hour': 1,
  'Within 2 hours': 2,
  'Within 4 hours': 4,
  'Same day': 24,
  'Within 1 day': 24,
  'Within 2 days': 48,
  'Within 3 days': 72,
};
const limits: Readonly<Record<string, number>> = { '1h': 1, '2h': 2, '4h': 4, day: 24 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along a great circle of a sphere with a radius of 6,371 km (haversine). */
export function kilometres(from: readonly [number, number], { lat, lng }: PlacedRow): number {
  if (lat === null || lng === null) return Infinity;
  const height = Math.sin(radians(lat - from[0]) / 2) ** 2;
  const width = Math.cos(radians(from[0])) * Math.cos(radians(lat)) * Math.sin(radians(lng - from[1]) / 2) ** 2;
  return 12742 * Math.asin(Math.min(1, Math.sqrt(height + width)));
}

/**
 * The rows that a filtered search must find, in order, said the slow and obvious way.
 * @param place what `near` means; null when nobody knows it
 */
export function expectedFiltered(
  rows: readonly PlacedRow[],
  request: { q: string; cat: string | null; sort: string; filters: FilterRequest },
  place: readonly [number, number] | null,
): PlacedRow[] {
  const { verified, response, language, min_rating: minRating, radius_km: radius = 25 } = request.filters;
  const matching = expectedMatches(rows, request).exact as PlacedRow[];
  const passing = matching.filter(
    (row) =>
      (!verified || row.verified) &&
      (!response || (hours[row.response_time] ?? Infinity) <= limits[response]!) &&
      (!language || row.languages.includes(language)) &&
      (!minRating || (row.rating ?? 0) >= minRating) &&
      (!place || kilometres(place, row) <= radius),
  );
  if (request.sort !== 'distance' || !place) return passing;
  const byName = expectedMatches(passing, { ...request, sort: 'name' }).exact as PlacedRow[];
  return byName.toSorted((a, b) => kilometres(place, a) - kilometres(place, b));
}
