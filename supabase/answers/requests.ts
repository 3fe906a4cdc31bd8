import { z } from 'zod';
import { province, taxClass, taxLine } from './shapes.ts';

const status = z.enum([
  'draft',
  'sent',
  'viewed',
  'interested',
  'quoted',
  'connected',
  'hired',
  'completed',
  'declined',
  'withdrawn',
  'expired',
]);

const event = z.strictObject({
  at: z.string(),
  actor: z.enum(['homeowner', 'provider', 'system', 'staff']),
  from_status: status.nullable(),
  to_status: status,
  note: z.string().nullable(),
});

const quote = z.strictObject({
  id: z.string(),
  version: z.number(),
  status: z.enum(['draft', 'sent', 'accepted', 'declined', 'superseded', 'expired']),
  /** Where the work is done. */
  province,
  lines: z.array(
    z.strictObject({
      kind: z.enum(['labour', 'material', 'permit', 'disposal', 'allowance', 'other']),
      description: z.string(),
      qty: z.number(),
      unit: z.string().nullable(),
      unit_cents: z.number(),
      cents: z.number(),
      tax_class: taxClass,
      /** The taxes on it. */
      taxes: z.array(taxLine.shape.kind),
      /** Not in the totals of the quote. */
      optional: z.boolean(),
    }),
  ),
  /** Whether the company is registered for GST, HST and QST; null in a draft that does not say it. */
  registered: z.boolean().nullable(),
  tax_choices: z.array(z.strictObject({ tax_class: taxClass, kind: taxLine.shape.kind, charged: z.boolean() })),
  /** What the company has to decide before it sends: the rules of the province leave it open. */
  unsettled_taxes: z.array(z.strictObject({ tax_class: taxClass, kind: taxLine.shape.kind })),
  subtotal_cents: z.number(),
  tax: z.array(taxLine),
  total_cents: z.number(),
  deposit_cents: z.number(),
  valid_until: z.string().nullable(),
  start_on: z.string().nullable(),
  duration_days: z.number().nullable(),
  warranty: z.string().nullable(),
  inclusions: z.string().nullable(),
  exclusions: z.string().nullable(),
  permit_by: z.enum(['provider', 'homeowner', 'none']).nullable(),
  price_kind: z.enum(['fixed', 'estimate']).nullable(),
  deposit_terms: z.string().nullable(),
  note: z.string().nullable(),
  sent_at: z.string().nullable(),
});

/** A half day on the clock of the place where the work is done. */
const slot = { day: z.string(), part: z.enum(['morning', 'afternoon']), opens: z.string(), closes: z.string() };

const bookedDetails = z.strictObject({
  service: z.string(),
  choices: z.record(z.string(), z.unknown()),
  lines: z.array(z.strictObject({ field: z.string(), value: z.string(), quantity: z.number(), cents: z.number() })),
  percent: z.number(),
  subtotal_cents: z.number(),
  every: z.enum(['week', 'twoweeks', 'month', 'halfyear']).nullable(),
  next_subtotal_cents: z.number().nullable(),
  tax: z.array(taxLine),
  total_cents: z.number(),
  listed_on: z.string(),
  slot: z.strictObject({ ...slot, time_zone: z.string() }),
});

const contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  preferred: z.enum(['email', 'phone', 'message']),
});

const project = {
  category: z.string().nullable(),
  service_name: z.string().nullable(),
  description: z.string().nullable(),
  timing: z.enum(['now', 'month', 'quarter', 'flexible']).nullable(),
  start_on: z.string().nullable(),
  budget_min_cents: z.number().nullable(),
  budget_max_cents: z.number().nullable(),
  postal_code: z.string().nullable(),
  province: province.nullable(),
  photo_count: z.number(),
  created_at: z.string(),
};

/** What was booked; otherwise the list that was sent, or whatever a caller of submit_project gave. */
const projectWith = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('source', [
    z.strictObject({ ...project, ...shape, source: z.literal('fixed_price'), details: bookedDetails }),
    z.strictObject({
      ...project,
      ...shape,
      source: z.enum(['card', 'profile', 'project', 'materials']),
      details: z.record(z.string(), z.unknown()).nullable(),
    }),
  ]);

/** Answers about projects, their requests and quotes, from either side. */
export const requestAnswers = {
  submit_project: z.strictObject({
    id: z.string(),
    status: z.enum(['draft', 'sent']),
    requests: z.array(z.strictObject({ id: z.string(), provider_id: z.string(), status })),
  }),
  request_links: z.strictObject({ sent: z.literal(true) }),
  advance_request: z.strictObject({ status, at: z.string() }),
  project_view: z
    .strictObject({
      /** `claimed`: by an account; `mine`: by the one that reads; `link`: the kind of private link that it was read by; `held_until`: how long a half day waits for its team. */
      project: projectWith({
        id: z.string(),
        claimed: z.boolean(),
        mine: z.boolean(),
        link: z.enum(['device', 'mail']).nullable(),
        held_until: z.string().nullable(),
      }),
      /** `confirmed`: whether who asked has shown that the address is theirs. */
      contact: contact.extend({ confirmed: z.boolean() }).nullable(),
      requests: z.array(
        z.strictObject({
          id: z.string(),
          status,
          connected_at: z.string().nullable(),
          created_at: z.string(),
          provider: z.strictObject({
            id: z.string(),
            name: z.string(),
            category: z.string(),
            rating: z.number().nullable(),
            review_count: z.number(),
            location: z.string(),
            response_time: z.string().nullable(),
            verified: z.boolean(),
            phone: z.string().nullable(),
            is_sample: z.boolean(),
          }),
          events: z.array(event),
          quote: quote.extend({ status: z.enum(['sent', 'accepted', 'declined', 'expired']) }).nullable(),
          /** Whether there is a review of the finished work. */
          reviewed: z.boolean(),
        }),
      ),
    })
    .nullable(),
  my_projects: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        service_name: z.string().nullable(),
        category: z.string().nullable(),
        created_at: z.string(),
        requests: z.array(
          z.strictObject({
            id: z.string(),
            status,
            provider: z.strictObject({ id: z.string(), name: z.string() }),
            quote_total_cents: z.number().nullable(),
          }),
        ),
      }),
    ),
    more: z.boolean(),
  }),
  provider_requests: z.array(
    z.strictObject({
      id: z.string(),
      status,
      sent_at: z.string(),
      connected_at: z.string().nullable(),
      project: projectWith({ locale: z.enum(['en', 'fr']) }),
      contact: contact.nullable(),
      events: z.array(event),
      quote: quote.nullable(),
    }),
  ),
  save_quote: quote,
  send_quote: quote,
  /** A name in the bucket, and whether a file has it already. */
  begin_upload: z.strictObject({ name: z.string(), stored: z.boolean() }),
  project_photos: z.array(z.strictObject({ n: z.number(), name: z.string() })).nullable(),
  fixed_price_slots: z.strictObject({
    province: province.nullable(),
    time_zone: z.string().nullable(),
    served: z.boolean(),
    slots: z.array(z.strictObject(slot)),
  }),
  book_fixed_price: z.strictObject({
    id: z.string(),
    status,
    service: z.string(),
    provider: z.strictObject({ id: z.string(), name: z.string(), is_sample: z.boolean() }),
    details: bookedDetails,
    /** Until when nobody else gets the half day. */
    held_until: z.string().nullable(),
    /** Whether who asked has shown that the address is theirs. */
    confirmed: z.boolean(),
  }),
};
