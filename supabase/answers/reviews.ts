import { z } from 'zod';
import { nextPage, ratingBase, ratingCount } from './shapes.ts';

const reply = z.strictObject({ body: z.string(), created_at: z.string() });
const reviewStatus = z.enum(['published', 'removed']);

/** Answers about reviews and their public log. */
export const reviewAnswers = {
  submit_review: z.strictObject({
    id: z.string(),
    status: reviewStatus,
    author: z.string().nullable(),
    rating: z.number(),
    created_at: z.string(),
  }),
  reply_to_review: reply,
  report_review: z.strictObject({ id: z.string() }),
  moderate_review: z.strictObject({ id: z.string(), status: reviewStatus }),
  provider_reviews: z
    .strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          author: z.string().nullable(),
          rating: z.number(),
          on_time: z.number().nullable(),
          on_budget: z.number().nullable(),
          tidy: z.number().nullable(),
          body: z.string(),
          salt: z.string(),
          locale: z.enum(['en', 'fr']),
          created_at: z.string(),
          reply: reply.nullable(),
        }),
      ),
      histogram: z.array(z.number()).length(5),
      shown: ratingCount,
      base: ratingBase,
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
          body_hash: z.string(),
          reason: z.string().nullable(),
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
