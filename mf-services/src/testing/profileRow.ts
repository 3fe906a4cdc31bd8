import type { Answer } from '@marketplace/section-kit';

/** What `provider_profile` answers. */
type Profile = NonNullable<Answer<'provider_profile'>>;

const unpriced = { price_cents: null, price_unit: null, fixed_price: false };

/** What the database answers for the sample company. */
export function profileRow(row: Partial<Profile> = {}): Profile {
  return {
    id: 'cc1d5e28-a369-5407-8d4b-b6c134abaf50',
    name: 'Northline Renovations',
    category: 'Construction',
    rating: 4.9,
    review_count: 127,
    location: 'Toronto, ON',
    response_time: 'Within 2 hours',
    verified: true,
    page_title: {
      en: 'Northline Renovations – Construction, Toronto, ON',
      fr: 'Northline Renovations – Travaux de construction, Toronto, ON',
    },
    tagline: { en: 'Whole-home renovations, built for Canadian winters', fr: 'Des rénovations complètes, pensées pour nos hivers' },
    description: { en: 'Renovating Toronto since 2008.', fr: 'À Toronto depuis 2008.' },
    established: 2008,
    employees: '25-50',
    phone: '+14165550142',
    website: null,
    answers: null,
    accepting_work: true,
    away_until: null,
    next_free_on: null,
    languages: ['en', 'fr'],
    logo: null,
    hours: null,
    is_sample: true,
    reachable: true,
    badges: [
      { kind: 'verified_premium', checks: ['identity', 'liability_insurance', 'municipal', 'workers_comp'], months: 12 },
      { kind: 'top_rated', rating: 4.9, review_count: 127, min_rating: 4.8, min_reviews: 50 },
    ],
    licensed_and_insured: true,
    featured: false,
    rating_base: { rating: 4.9, review_count: 127, source: 'imported' },
    services: [
      { id: 's1', name: { en: 'Kitchen renovation', fr: 'Rénovation de cuisine' }, ...unpriced },
      { id: 's2', name: { en: 'Home additions', fr: 'Agrandissements' }, ...unpriced },
    ],
    projects: [
      {
        id: 'p1',
        title: { en: 'Second storey in East York', fr: 'Un étage de plus à East York' },
        description: { en: 'A bungalow gained three bedrooms.', fr: 'Un bungalow a gagné trois chambres.' },
        image: 'art:service-construction',
        alt: { en: 'Drawing: the frame of a house', fr: 'Dessin\u00a0: la charpente d’une maison' },
        completed_on: '2026-06-19',
      },
      {
        id: 'p2',
        title: { en: 'Kitchen in Leslieville', fr: null },
        description: { en: 'The sink moved under the window.', fr: null },
        image: 'art:service-kitchen',
        alt: { en: 'Drawing: a kitchen', fr: null },
        completed_on: null,
      },
    ],
    testimonials: [
      {
        id: 't1',
        name: 'Priya S.',
        project: { en: 'Kitchen renovation', fr: 'Rénovation de cuisine' },
        rating: 5,
        text: { en: 'They kept to the price to the end.', fr: 'Ils ont tenu leur prix jusqu’à la fin.' },
      },
    ],
    credentials: [
      {
        id: 'c1',
        kind: 'municipal',
        jurisdiction: 'ON',
        number: 'B90-55501',
        issuer: { en: 'City of Toronto', fr: 'Ville de Toronto' },
        source_url: 'https://www.toronto.ca',
        checked_at: '2026-10-01T15:00:00Z',
        expires_on: '2027-11-30',
        state: 'live',
      },
      {
        id: 'c2',
        kind: 'liability_insurance',
        jurisdiction: 'ON',
        number: 'CGL-4A11B2',
        issuer: null,
        source_url: null,
        checked_at: '2026-10-01T15:00:00Z',
        expires_on: '2026-09-30',
        state: 'expired',
      },
    ],
    areas: [
      { area: 'Toronto', fsa_prefixes: ['M'] },
      { area: 'Mississauga', fsa_prefixes: ['L4T', 'L5'] },
    ],
    ...row,
  };
}
