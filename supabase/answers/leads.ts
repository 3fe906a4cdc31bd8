import { z } from 'zod';
import { contact, event, goods, job, pricelessGoods, projectWith, quote, reason, source, status, visit } from './requestShapes.ts';
import { review } from './reviews.ts';
import { companyStatus, nextPage } from './shapes.ts';

const locale = z.enum(['en', 'fr']);
const company = z.strictObject({ id: z.string(), name: z.string(), status: companyStatus, role: z.enum(['owner', 'manager', 'member']) });

/** What the list and the page say of a request. */
const lead = {
  id: z.string(),
  reference: z.string(),
  status: status.exclude(['draft']),
  reason: reason.nullable(),
  sent_at: z.string(),
  activity_at: z.string(),
  /** How many other companies were asked. */
  rivals: z.number(),
  /** Whether the homeowner wrote something that the company has not read. */
  unread: z.boolean(),
  /** Whether the company has to do something next; null once it is over. */
  waiting: z.enum(['you', 'them']).nullable(),
};

const availability = z.strictObject({
  accepting_work: z.boolean(),
  /** The last day of its absence; null when it is over. */
  away_until: z.string().nullable(),
  /** From when on it has time; null when that is now. */
  next_free_on: z.string().nullable(),
});

/** Answers to a company about the requests to it, and what waits for an account. */
export const leadAnswers = {
  my_companies: z.array(company),
  lead_inbox: z.strictObject({
    counts: z.strictObject({
      new: z.number(),
      answered: z.number(),
      quoted: z.number(),
      contact: z.number(),
      won: z.number(),
      lost: z.number(),
    }),
    items: z.array(
      z.strictObject({
        ...lead,
        service: z.string().nullable(),
        area: z.string().nullable(),
        source,
        /** Of whoever asked. */
        locale,
        total_cents: z.number().nullable(),
        photo_count: z.number(),
        job: job.nullable(),
      }),
    ),
    next: nextPage,
  }),
  lead: z
    .strictObject({
      ...lead,
      connected_at: z.string().nullable(),
      company,
      /** Its postal code is whole once the homeowner connected; `held_until`: how long a half day waits for its team. */
      project: projectWith({ id: z.string(), locale, held_until: z.string().nullable() }),
      contact: contact.nullable(),
      /** Whether who asked has shown that the address is theirs. */
      confirmed: z.boolean(),
      /** Every version that was sent, the newest first. */
      quotes: z.array(quote.extend({ status: quote.shape.status.exclude(['draft']) })),
      draft: quote.extend({ status: z.literal('draft') }).nullable(),
      visit: visit.nullable(),
      job: job.nullable(),
      events: z.array(event),
      /** Of a list of materials: the lines that this company is asked for, and what was written to all vendors. */
      goods: z.union([goods, pricelessGoods]).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  company_standing: z.strictObject({
    /** Why staff suspended it; null for one that is not. */
    reason: z.string().nullable(),
    /** What makes homeowners find it and ask it. */
    points: z.array(z.strictObject({ key: z.enum(['open', 'about', 'price', 'photos', 'checks', 'areas']), done: z.boolean() })),
  }),
  export_leads: z.array(
    z.strictObject({
      reference: z.string(),
      status: status.exclude(['draft']),
      reason: reason.nullable(),
      service: z.string().nullable(),
      category: z.string().nullable(),
      area: z.string().nullable(),
      source,
      sent_at: z.string(),
      connected_at: z.string().nullable(),
      activity_at: z.string(),
      quote_sent_at: z.string().nullable(),
      quote_cents: z.number().nullable(),
      agreed_cents: z.number().nullable(),
      first_day: z.string().nullable(),
      last_day: z.string().nullable(),
      /** Who asked: null until they connected, and for a company that is not approved. */
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      postal_code: z.string().nullable(),
    }),
  ),
  export_reviews: z.array(review),
  set_availability: availability,
  company_calendar: z.strictObject({
    first_day: z.string(),
    last_day: z.string(),
    availability,
    /** Those that come first in front. */
    entries: z.array(
      z.strictObject({
        kind: z.enum(['visit', 'booking', 'job']),
        request_id: z.string(),
        reference: z.string(),
        service: z.string().nullable(),
        /** The first half of the postal code. */
        area: z.string().nullable(),
        /** Picked, confirmed or planned; otherwise it waits for an answer. */
        settled: z.boolean(),
        /** On the clock of the home. */
        day: z.string(),
        /** Null for a job, which has days alone. */
        start: z.string().nullable(),
        minutes: z.number().nullable(),
        time_zone: z.string(),
        place: z.enum(['site', 'video', 'phone']),
        /** The last day of a job. */
        until: z.string().nullable(),
      }),
    ),
  }),
  calendar_feed_state: z.strictObject({ made_at: z.string() }).nullable(),
  /** The token is told once. */
  rotate_calendar_feed: z.strictObject({ token: z.string(), made_at: z.string() }),
  calendar_feed: z
    .strictObject({
      name: z.string(),
      locale: z.enum(['en', 'fr']),
      events: z.array(
        z.strictObject({
          id: z.string(),
          title: z.enum(['visit.site', 'visit.video', 'visit.phone', 'booking', 'job']),
          note: z.string(),
          path: z.string(),
          start: z.string().nullable(),
          minutes: z.number().nullable(),
          day: z.string(),
          until: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  my_attention: z.strictObject({
    /** Of those that the account made, how many wait for it. */
    requests: z.number(),
    /** `waiting`: each once, whatever it waits for. */
    companies: z.array(z.strictObject({ id: z.string(), new: z.number(), unread: z.number(), waiting: z.number() })),
    /** Null for whoever does not decide here. */
    staff: z.number().nullable(),
  }),
};
