import { cleanText, parsePostalArea } from 'section-kit';

export const radii = [5, 10, 25, 50, 100] as const;
export const responses = ['1h', '2h', '4h', 'day'] as const;
export const languages = ['fr', 'en'] as const;
export const ratings = [3, 4, 4.5] as const;

/** What narrows the directory beside text and category; all of it lives in the address. */
export interface Filters {
  /** A city, a postal code or the first half of one; empty for everywhere. */
  near: string;
  /** Kilometres around it. */
  radius: (typeof radii)[number];
  verified: boolean;
  /** The latest somebody answers; empty for any time. */
  response: (typeof responses)[number] | '';
  /** The language of service; empty for any. */
  language: (typeof languages)[number] | '';
  /** The least rating; 0 for any. */
  rating: (typeof ratings)[number] | 0;
}

export const noFilters: Filters = { near: '', radius: 25, verified: false, response: '', language: '', rating: 0 };

/** Reads `?near=&radius=&verified=&response=&language=&rating=`: numbers become the nearest there is, other unknown values none. */
export function parseFilters(params: URLSearchParams): Filters {
  const near = asPlace(params.get('near') ?? '');
  const rating = params.get('rating');
  return {
    near,
    radius: near ? (nearest(radii, params.get('radius')) ?? noFilters.radius) : noFilters.radius,
    verified: ['true', '1', 'yes'].includes(params.get('verified')?.toLowerCase() ?? ''),
    response: responses.find((known) => known === params.get('response')?.toLowerCase()) ?? '',
    language: languages.find((known) => known === params.get('language')?.toLowerCase()) ?? '',
    rating: (Number(rating) > 0 && nearest(ratings, rating)) || 0,
  };
}

/** What stands in the address for filters; nothing for those that are off. */
export function filterParams({ near, radius, verified, response, language, rating }: Filters): Record<string, string> {
  return {
    near,
    radius: near && radius !== noFilters.radius ? String(radius) : '',
    verified: verified ? 'true' : '',
    response,
    language,
    rating: rating ? String(rating) : '',
  };
}

/** The `filters` argument of `search_services`; `null` when nothing narrows. */
export function searchFilters(filters: Filters): Record<string, string | number | boolean> | null {
  const { near, radius, verified, response, language, rating } = filters;
  const given = {
    ...(near && { near, radius_km: radius }),
    ...(verified && { verified }),
    ...(response && { response }),
    ...(language && { language }),
    ...(rating && { min_rating: rating }),
  };
  return Object.keys(given).length > 0 ? given : null;
}

/** How many filters are on; a place and its radius are one. */
export const countFilters = (filters: Filters): number =>
  [filters.near, filters.verified, filters.response, filters.language, filters.rating].filter(Boolean).length;

/** A place as it stands in the address: a postal code in capitals with its space, anything else as it was typed. */
export function asPlace(text: string): string {
  const clean = cleanText(text);
  return parsePostalArea(clean)?.code ?? clean.slice(0, 60).trim();
}

function nearest<T extends number>(known: readonly T[], text: string | null): T | null {
  const wanted = Number(text);
  if (!text || Number.isNaN(wanted)) return null;
  return known.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
}
