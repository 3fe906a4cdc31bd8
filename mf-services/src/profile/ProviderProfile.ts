import type { Answer } from '@marketplace/section-kit';
import { toProvider, type Provider, type ProviderRow } from '../provider/Provider';

/** A text in the languages its author wrote it in; at least one of them. */
export interface LocalizedText {
  en: string | null;
  fr: string | null;
}

type Told = NonNullable<Answer<'provider_profile'>>;
/** What is known of a company beyond its row in the directory. */
type ProfileFields = Omit<
  Told,
  'id' | 'name' | 'category' | 'rating' | 'review_count' | 'location' | 'response_time' | 'verified' | 'page_title'
> & {
  /** What `describe_service` calls the page; nobody says it where the directory stands alone. */
  page_title: Told['page_title'] | null;
};
/** A trust badge and the figures it rests on, as the database decided. */
export type TrustBadge = ProfileFields['badges'][number];
/** `image` is `art:<name>`, a drawing of the product, or a path in the file store. */
export type Project = ProfileFields['projects'][number];
/** `jurisdiction` is a province's two letters, or CA. */
export type Credential = ProfileFields['credentials'][number];
export type Area = ProfileFields['areas'][number];

/** What the profile function answers: a directory row and what is known beyond it. */
export type ProfileRow = ProviderRow & Partial<ProfileFields>;

/** A professional's page. Lists that nobody filled are empty. */
export type ProviderProfile = Omit<Provider, keyof ProfileFields> & ProfileFields;

const nothingMore: ProfileFields = {
  page_title: null,
  tagline: null,
  description: null,
  established: null,
  employees: null,
  phone: null,
  website: null,
  answers: null,
  accepting_work: true,
  away_until: null,
  next_free_on: null,
  languages: [],
  logo: null,
  hours: null,
  is_sample: false,
  // Nobody says that nobody reads there.
  reachable: true,
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
  ...toProvider(row),
  languages: row.languages ?? [],
});
