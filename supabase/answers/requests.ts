import { z } from 'zod';
import { bookedDetails, contact, event, goods, job, projectWith, quote, reason, slot, source, status, visit } from './requestShapes.ts';
import { ownReview } from './reviews.ts';
import { province } from './shapes.ts';

/** Answers about projects, their requests and quotes, from either side. */
export const requestAnswers = {
  submit_project: z.strictObject({
    id: z.string(),
    status: z.enum(['draft', 'sent']),
    /** `reachable`: somebody reads the requests to the company. */
    requests: z.array(z.strictObject({ id: z.string(), provider_id: z.string(), status, reachable: z.boolean() })),
  }),
  request_links: z.strictObject({ sent: z.literal(true) }),
  advance_request: z.strictObject({ status, at: z.string() }),
  project_view: z
    .strictObject({
      /** `claimed`: by an account; `mine`: by the one that reads; `link`: the kind of private link that it was read by; `held_until`: how long a half day waits for its team; `open_until`: how long who asked may add what a company asked for. */
      project: projectWith({
        id: z.string(),
        claimed: z.boolean(),
        mine: z.boolean(),
        link: z.enum(['device', 'mail']).nullable(),
        held_until: z.string().nullable(),
        open_until: z.string().nullable(),
      }),
      /** `confirmed`: whether who asked has shown that the address is theirs. */
      contact: contact.extend({ confirmed: z.boolean() }).nullable(),
      requests: z.array(
        z.strictObject({
          id: z.string(),
          status,
          reason: reason.nullable(),
          sent_at: z.string().nullable(),
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
            /** Whether somebody reads what is sent to it. */
            reachable: z.boolean(),
          }),
          events: z.array(event),
          quote: quote.extend({ status: z.enum(['sent', 'accepted', 'declined', 'expired']) }).nullable(),
          visit: visit.nullable(),
          job: job.nullable(),
          /** Whether the company wrote something that who asked has not read. */
          unread: z.boolean(),
          /** Whether there is a review of the finished work. */
          reviewed: z.boolean(),
          review: ownReview.nullable(),
          /** Of which part of a list it is; null where everybody was asked for all of the project. */
          lot: z.number().nullable(),
          goods: goods.nullable(),
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
        source,
        created_at: z.string(),
        /** What was booked; null for anything else. */
        details: bookedDetails.nullable(),
        /** How long a half day waits for its team. */
        held_until: z.string().nullable(),
        /** Whether who asked has shown that the address is theirs. */
        confirmed: z.boolean(),
        requests: z.array(
          z.strictObject({
            id: z.string(),
            status,
            reason: reason.nullable(),
            /** When contact details were shared. */
            connected_at: z.string().nullable(),
            /** `reachable`: whether somebody reads what is sent to it. */
            provider: z.strictObject({ id: z.string(), name: z.string(), reachable: z.boolean() }),
            job: job.nullable(),
            /** Whether times for a visit wait to be picked. */
            visit_open: z.boolean(),
            /** Whether the company wrote something that who asked has not read. */
            unread: z.boolean(),
            quote_status: quote.shape.status.exclude(['draft', 'superseded', 'withdrawn']).nullable(),
            quote_total_cents: z.number().nullable(),
            /** Whether the total is of a company that is registered for GST, HST and QST. */
            quote_registered: z.boolean().nullable(),
          }),
        ),
      }),
    ),
    more: z.boolean(),
  }),
  /** A name in the bucket, and whether a file has it already. */
  begin_upload: z.strictObject({ name: z.string(), stored: z.boolean() }),
  project_photos: z.array(z.strictObject({ n: z.number(), name: z.string() })).nullable(),
  fixed_price_slots: z.strictObject({
    province: province.nullable(),
    time_zone: z.string().nullable(),
    served: z.boolean(),
    /** Whether somebody reads requests at a team that works there. */
    reachable: z.boolean(),
    slots: z.array(z.strictObject(slot)),
  }),
  book_fixed_price: z.strictObject({
    id: z.string(),
    status,
    service: z.string(),
    provider: z.strictObject({ id: z.string(), name: z.string(), is_sample: z.boolean(), reachable: z.boolean() }),
    details: bookedDetails,
    /** Until when nobody else gets the half day. */
    held_until: z.string().nullable(),
    /** Whether who asked has shown that the address is theirs. */
    confirmed: z.boolean(),
  }),
};
