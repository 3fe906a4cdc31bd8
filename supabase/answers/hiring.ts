import { z } from 'zod';
import { quote, status } from './requestShapes.ts';

/** Answers about choosing a company, confirming a booking and asking others. */
export const hiringAnswers = {
  accept_quote: z.strictObject({
    status: z.enum(['hired', 'completed']),
    at: z.string(),
    /** With the options that were chosen and taxes. */
    total_cents: z.number(),
  }),
  previous_quote: quote.nullable(),
  confirm_booking: z.strictObject({ status: z.literal('hired'), at: z.string() }),
  reopen_request: z.strictObject({ status, at: z.string() }),
  alternatives: z.strictObject({
    companies: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        rating: z.number().nullable(),
        review_count: z.number(),
        location: z.string(),
        response_time: z.string(),
        verified: z.boolean(),
      }),
    ),
    /** For which part of a list; null where the project has no parts, and without companies. */
    lot: z.number().nullable(),
  }),
  ask_more: z.strictObject({
    requests: z.array(z.strictObject({ id: z.string(), provider_id: z.string(), status })),
  }),
};
