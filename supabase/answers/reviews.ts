import { z } from 'zod';
import { nextPage, ratingBase, ratingCount } from './shapes.ts';

const reply = z.strictObject({ body: z.string(), created_at: z.string() });
const reviewStatus = z.enum(['published', 'removed', 'held', 'refused']);
/** What is wrong with something that was reported, and why a review was taken away. */
const ground = z.enum(['spam', 'abuse', 'private', 'not_customer', 'other']);
/** Why a review waits before it counts. */
const hold = z.array(z.enum(['too_soon', 'new_contact', 'same_network', 'burst', 'repeat', 'related']));

/** A review as its author sees it beside the request. */
export const ownReview = z.strictObject({
  id: z.string(),
  status: reviewStatus,
  hold,
  /** Why it was removed or refused. */
  reason: z.string().nullable(),
  /** What staff wrote about it. */
  explanation: z.string().nullable(),
  /** What the author said to the hold. */
  answer: z.string().nullable(),
});

/** A review as everybody reads it. */
export const review = z.strictObject({
  id: z.string(),
  /** Such as "Marie T., Laval"; null for somebody who is not named any more. */
  author: z.string().nullable(),
  rating: z.number(),
  on_time: z.number().nullable(),
  on_budget: z.number().nullable(),
  tidy: z.number().nullable(),
  body: z.string(),
  /** With it anybody can check the body against the log. */
  salt: z.string(),
  locale: z.enum(['en', 'fr']),
  created_at: z.string(),
  /** Who says that the work was done; null for a review from before that was kept. */
  proof: z.enum(['both', 'homeowner', 'staff']).nullable(),
  reply: reply.nullable(),
});

/** Answers about reviews and their public log. */
export const reviewAnswers = {
  submit_review: z.strictObject({
    id: z.string(),
    status: reviewStatus,
    author: z.string().nullable(),
    rating: z.number(),
    created_at: z.string(),
    hold,
  }),
  answer_hold: ownReview,
  reply_to_review: reply,
  submit_report: z.strictObject({ id: z.string() }),
  my_reports: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['review', 'provider', 'message']),
      reason: ground,
      body: z.string().nullable(),
      status: z.enum(['open', 'actioned', 'dismissed']),
      created_at: z.string(),
      closed_at: z.string().nullable(),
      /** Why a review was taken away. */
      ground: ground.nullable(),
      /** What staff wrote about the decision. */
      explanation: z.string().nullable(),
      /** Whose page, review or conversation it is about; null where that is gone. */
      company: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    }),
  ),
  moderate_review: z.strictObject({ id: z.string(), status: reviewStatus }),
  provider_reviews: z
    .strictObject({
      items: z.array(review),
      /** How many gave 5, 4, 3, 2 and 1 stars. */
      histogram: z.array(z.number()).length(5),
      shown: ratingCount,
      base: ratingBase,
      /** Whether the visitor may answer for the company. */
      can_reply: z.boolean(),
      next: nextPage,
    })
    .nullable(),
  review_chain: z
    .strictObject({
      entries: z.array(
        z.strictObject({
          seq: z.number(),
          event: z.enum(['publish', 'remove', 'restore']),
          review_id: z.string(),
          rating: z.number(),
          /** SHA-256 of the review's salt and words. */
          body_hash: z.string(),
          reason: z.string().nullable(),
          /** Such as "2026-11-20T15:04:05.123456Z"; hashed as it is written. */
          at: z.string(),
          prev_hash: z.string(),
          hash: z.string(),
        }),
      ),
      more: z.boolean(),
      shown: ratingCount,
      base: ratingBase,
    })
    .nullable(),
};
