import { toService, type Service, type ServiceRow } from '../service/Service';

/** A text in the languages its author wrote it in; at least one of them. */
export interface Said {
  en: string | null;
  fr: string | null;
}

/** A trust badge and the figures it rests on, as the database decided. */
export type TrustBadge =
  | { kind: 'verified_premium'; checks: string[]; months: number }
  | { kind: 'top_rated'; rating: number; review_count: number; min_rating: number; min_reviews: number };

export interface Project {
  id: string;
  title: Said;
  description: Said | null;
  /** `art:<name>` is a drawing of the product. */
  image: string;
  alt: Said | null;
  completed_on: string | null;
}

export interface Testimonial {
  id: string;
  name: string;
  project: Said | null;
  rating: number;
  text: Said;
}

export interface Credential {
  id: string;
  kind: string;
  /** A province's two letters, or CA. */
  jurisdiction: string | null;
  number: string | null;
  issuer: Said | null;
  source_url: string | null;
  checked_at: string | null;
  expires_on: string | null;
  state: 'live' | 'expired';
}

export interface Area {
  area: string;
  fsa_prefixes: string[];
}

interface ProfileFields {
  tagline: Said | null;
  description: Said | null;
  established: number | null;
  employees: string | null;
  phone: string | null;
  website: string | null;
  accepting_work: boolean;
  away_until: string | null;
  languages: string[];
  /** An invented company. */
  sample: boolean;
  badges: TrustBadge[];
  licensed_and_insured: boolean;
  /** Its plan pays for prominence. */
  featured: boolean;
  rating_base: { rating: number; review_count: number; source: string } | null;
  services: { id: string; name: Said }[];
  projects: Project[];
  testimonials: Testimonial[];
  credentials: Credential[];
  areas: Area[];
}

/** What the profile function answers: a directory row and what is known beyond it. */
export type ProfileRow = ServiceRow & Partial<ProfileFields>;

/** A professional's page. Lists that nobody filled are empty. */
export type ProviderProfile = Omit<Service, keyof ProfileFields> & ProfileFields;

const nothingMore: ProfileFields = {
  tagline: null,
  description: null,
  established: null,
  employees: null,
  phone: null,
  website: null,
  accepting_work: true,
  away_until: null,
  languages: [],
  sample: false,
  badges: [],
  licensed_and_insured: false,
  featured: false,
  rating_base: null,
  services: [],
  projects: [],
  testimonials: [],
  credentials: [],
  areas: [],
};

/** A directory row alone makes a profile too. */
export const toProfile = (row: ProfileRow): ProviderProfile => ({
  ...nothingMore,
  ...row,
  ...toService(row),
  languages: row.languages ?? [],
});
