import type { Answer } from '@marketplace/section-kit';

/** What a list shows of a company beyond its row. */
export type ServiceFacts = Answer<'service_facts'>[number];

/** A professional as the pages show it: every field there, whatever the database leaves out. */
export interface Provider {
  /** `null` where the backend has no id for the row; such a professional has no page. */
  id: string | null;
  name: string;
  /** Empty where the backend names none. */
  category: string;
  /** 1 to 5; `null` when nobody has rated yet. */
  rating: number | null;
  reviewCount: number;
  location: string;
  responseTime: string;
  verified: boolean;
  /** The languages of service, such as `fr`; `null` while they are not known. */
  languages: readonly string[] | null;
  /** Invented by the seed; false while nobody has said so. */
  isSample: boolean;
  /** From the place that was asked for; `null` without one. */
  distanceKm: number | null;
  /** Left out while they are not known. */
  facts?: ServiceFacts;
}

/** A row of `services`. A backend may number its rows or leave fields empty. */
export interface ProviderRow {
  id?: string | number | null;
  name: string;
  category?: string | null;
  rating?: number | string | null;
  review_count?: number | null;
  location?: string | null;
  response_time?: string | null;
  verified?: boolean | null;
  languages?: string[] | null;
  is_sample?: boolean | null;
  distance_km?: number | null;
}

export function toProvider(row: ProviderRow): Provider {
  const rating = Number(row.rating ?? NaN);
  return {
    id: row.id === null || row.id === undefined ? null : String(row.id),
    name: row.name,
    category: row.category ?? '',
    rating: Number.isFinite(rating) ? rating : null,
    reviewCount: row.review_count ?? 0,
    location: row.location ?? '',
    responseTime: row.response_time ?? '',
    verified: row.verified ?? false,
    languages: row.languages ?? null,
    isSample: row.is_sample ?? false,
    distanceKm: row.distance_km ?? null,
  };
}
