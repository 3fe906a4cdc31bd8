import { z } from 'zod';
import { bothLanguages, hours, nextPage, pageFacts, ratingBase } from './shapes.ts';

const service = {
  id: z.string(),
  name: z.string(),
  category: z.string(),
  rating: z.number().nullable(),
  review_count: z.number(),
  location: z.string(),
  response_time: z.string(),
  verified: z.boolean(),
};
const listed = { ...service, languages: z.array(z.string()), is_sample: z.boolean(), distance_km: z.number().optional() };

const credentialKind = z.enum([
  'identity',
  'liability_insurance',
  'workers_comp',
  'rbq',
  'esa_ecra',
  'tssa',
  'bc_housing',
  'ab_prepaid',
  'red_seal',
  'municipal',
  'pesticide',
  'gst_hst',
  'other',
]);

const badge = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verified_premium'), checks: z.array(credentialKind), months: z.number() }),
  z.strictObject({
    kind: z.literal('top_rated'),
    rating: z.number(),
    review_count: z.number(),
    min_rating: z.number(),
    min_reviews: z.number(),
  }),
]);

/** What a text was taken for, in the order of its words; `typed` is what somebody wrote, `meant` how it is spelt. */
const understoodPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trade'), typed: z.string(), meant: z.string().optional(), trades: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('city'), typed: z.string(), meant: z.string().optional(), place: z.string() }),
  z.strictObject({ kind: z.literal('area'), typed: z.string(), place: z.string() }),
  z.strictObject({ kind: z.literal('rating'), typed: z.string(), least: z.number() }),
  z.strictObject({ kind: z.literal('word'), typed: z.string(), meant: z.string().optional() }),
]);

/** Answers about companies and the directory. */
export const directoryAnswers = {
  search_services: z.strictObject({
    total: z.number(),
    matched: z.number(),
    capped: z.boolean(),
    items: z.array(z.strictObject(listed)),
    next: nextPage,
    also: z.array(z.strictObject({ ...listed, reason: z.enum(['accents', 'words', 'synonym', 'spelling']) })),
    categories: z.array(z.string()),
    place: z.string().nullable(),
    filters: z.array(z.string()),
    /** Null where the rows have the text literally, and where nothing is understood. */
    understood: z.array(understoodPart).nullable().optional(),
  }),
  /** Where the companies of a search are, from south to north, a list for each field; `capped` when there are more, which are rated less. */
  service_pins: z.strictObject({
    ids: z.array(z.string()),
    names: z.array(z.string()),
    lats: z.array(z.number()),
    lngs: z.array(z.number()),
    capped: z.boolean(),
  }),
  suggest_services: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('trade'), value: z.string(), n: z.number().optional(), near: z.string().optional() }),
      z.strictObject({ kind: z.literal('city'), value: z.string(), n: z.number() }),
      z.strictObject({ kind: z.literal('company'), value: z.string(), id: z.string(), category: z.string(), location: z.string() }),
    ]),
  ),
  compare_services: z.array(
    z.strictObject({
      ...listed,
      credentials: z.array(
        z.strictObject({ kind: credentialKind, jurisdiction: z.string().nullable(), expires_on: z.string().nullable() }),
      ),
    }),
  ),
  service_facts: z.array(
    z.strictObject({
      id: z.string(),
      languages: z.array(z.string()),
      is_sample: z.boolean(),
      tagline: bothLanguages.nullable(),
      /** Its name in the bucket `portfolio`. */
      logo: z.string().nullable(),
      /** As the image of a project. */
      image: z.string().nullable(),
      price: z.strictObject({ cents: z.number(), unit: z.string().nullable() }).nullable(),
      licence: credentialKind.nullable(),
      review: z.strictObject({ text: z.string(), locale: z.enum(['en', 'fr']), rating: z.number() }).nullable(),
    }),
  ),
  directory_figures: z.strictObject({ professionals: z.number(), cities: z.number() }),
  accepted_quote_range: z.strictObject({ count: z.number(), low_cents: z.number(), high_cents: z.number() }).nullable(),
  provider_profile: z
    .strictObject({
      ...service,
      /** What tabs and search results call its page. */
      page_title: z.strictObject({ en: z.string(), fr: z.string() }),
      tagline: bothLanguages.nullable(),
      description: bothLanguages.nullable(),
      established: z.number().nullable(),
      employees: z.string().nullable(),
      phone: z.string().nullable(),
      website: z.string().nullable(),
      /** Of 90 days, where the response time was measured; null where the company states it. */
      answers: z.strictObject({ asked: z.number(), answered: z.number() }).nullable(),
      accepting_work: z.boolean(),
      away_until: z.string().nullable(),
      next_free_on: z.string().nullable(),
      languages: z.array(z.string()),
      /** Its name in the bucket `portfolio`. */
      logo: z.string().nullable(),
      hours: hours.nullable(),
      is_sample: z.boolean(),
      /** Whether somebody reads what is sent to it. */
      reachable: z.boolean(),
      badges: z.array(badge),
      licensed_and_insured: z.boolean(),
      featured: z.boolean(),
      rating_base: ratingBase,
      services: z.array(
        z.strictObject({
          id: z.string(),
          name: bothLanguages,
          price_cents: z.number().nullable(),
          price_unit: z.string().nullable(),
          fixed_price: z.boolean(),
        }),
      ),
      projects: z.array(
        z.strictObject({
          id: z.string(),
          title: bothLanguages,
          description: bothLanguages,
          image: z.string(),
          alt: bothLanguages,
          completed_on: z.string().nullable(),
        }),
      ),
      testimonials: z.array(
        z.strictObject({ id: z.string(), name: z.string(), project: bothLanguages, rating: z.number(), text: bothLanguages }),
      ),
      credentials: z.array(
        z.strictObject({
          id: z.string(),
          kind: credentialKind,
          jurisdiction: z.string().nullable(),
          number: z.string().nullable(),
          issuer: bothLanguages.nullable(),
          source_url: z.string().nullable(),
          checked_at: z.string().nullable(),
          expires_on: z.string().nullable(),
          state: z.enum(['live', 'expired']),
        }),
      ),
      areas: z.array(z.strictObject({ area: z.string(), fsa_prefixes: z.array(z.string()) })),
    })
    .nullable(),
  describe_service: pageFacts,
  describe_trade_hub: pageFacts,
};
