import { z } from 'zod';
import { province, taxClass, taxLine } from './shapes.ts';

/** The states of a request. */
export const status = z.enum([
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

/** Where a request was made. */
export const source = z.enum(['card', 'profile', 'project', 'fixed_price', 'materials']);

/** What happened to a request. */
export const event = z.strictObject({
  at: z.string(),
  actor: z.enum(['homeowner', 'provider', 'system', 'staff']),
  from_status: status.nullable(),
  to_status: status,
  note: z.string().nullable(),
  kind: z.enum(['status', 'quote', 'visit', 'schedule', 'work', 'details']),
  /** Codes, days and amounts of what happened beside the state. */
  detail: z.record(z.string(), z.unknown()).nullable(),
});

/** Why a request was declined, cancelled or closed. */
export const reason = z.enum([
  'too_far',
  'too_small',
  'full',
  'not_our_trade',
  'licence',
  'other',
  'not_chosen',
  'suspended',
  'closed',
  'unanswered',
  'inactive',
  'changed_mind',
  'price',
  'scope',
  'schedule',
  'no_show',
  'unreachable',
]);

/** Times that a company offers, and the one that was picked. */
export const visit = z.strictObject({
  id: z.string(),
  minutes: z.number(),
  place: z.enum(['site', 'video', 'phone']),
  starts: z.array(z.string()),
  picked: z.string().nullable(),
  status: z.enum(['open', 'picked', 'refused', 'lapsed', 'cancelled']),
  revision: z.number(),
  note: z.string().nullable(),
  /** The same for every visit that takes the place of another. */
  calendar_id: z.string(),
  /** On whose clock it is: that of the home. */
  time_zone: z.string(),
});

/** What became of the work since a company was hired. */
export const job = z.strictObject({
  hired_at: z.string(),
  agreed_total_cents: z.number().nullable(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  company_done_at: z.string().nullable(),
  homeowner_done_at: z.string().nullable(),
  objections: z.number(),
  objected_at: z.string().nullable(),
  objected_by: z.enum(['homeowner', 'provider']).nullable(),
  cancelled_at: z.string().nullable(),
  completed_by: z.enum(['both', 'silence_homeowner', 'silence_company', 'staff']).nullable(),
});

/** What a line of a quote is for. */
export const lineKind = z.enum(['labour', 'material', 'permit', 'disposal', 'allowance', 'other']);

/** An offer of a company, with its totals. */
export const quote = z.strictObject({
  id: z.string(),
  version: z.number(),
  status: z.enum(['draft', 'sent', 'accepted', 'declined', 'superseded', 'expired', 'withdrawn']),
  /** Where the work is done. */
  province,
  lines: z.array(
    z.strictObject({
      kind: lineKind,
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
  /** What was agreed when the company was hired on it: positions of the chosen options and the totals with them. */
  accepted: z
    .strictObject({
      options: z.array(z.number()),
      subtotal_cents: z.number(),
      tax: z.array(taxLine),
      total_cents: z.number(),
      at: z.string(),
    })
    .nullable(),
});

/** A half day on the clock of the place where the work is done. */
export const slot = { day: z.string(), part: z.enum(['morning', 'afternoon']), opens: z.string(), closes: z.string() };

export const bookedDetails = z.strictObject({
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

/** How who asked is reached. */
export const contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  preferred: z.enum(['email', 'phone', 'message']),
  /** Where a visit is; null until one at the home was picked. */
  address: z.string().nullable(),
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
export const projectWith = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('source', [
    z.strictObject({ ...project, ...shape, source: source.extract(['fixed_price']), details: bookedDetails }),
    z.strictObject({
      ...project,
      ...shape,
      source: source.exclude(['fixed_price']),
      details: z.record(z.string(), z.unknown()).nullable(),
    }),
  ]);

const askedLine = { name: z.string(), unit: z.string(), quantity: z.number(), room: z.string(), note: z.string() };
const listedLine = { ...askedLine, ref: z.string(), price_cents: z.number(), cents: z.number(), final_sale: z.boolean() };

/** The lines of a list that one vendor is asked for, at list prices, delivered and with taxes. */
export const goods = z.strictObject({
  lines: z.array(z.strictObject(listedLine)),
  goods_cents: z.number(),
  /** Null where nobody knows what delivery costs; it counts as nothing. */
  delivery_cents: z.number().nullable(),
  free_over_cents: z.number().nullable(),
  min_order_cents: z.number().nullable(),
  below_minimum: z.boolean(),
  lead_days: z.number().nullable(),
  tax: z.array(taxLine),
  total_cents: z.number(),
});

/** The same lines for a company that was asked because the first does not answer: without that one's prices. */
export const pricelessGoods = z.strictObject({ lines: z.array(z.strictObject(askedLine)) });
