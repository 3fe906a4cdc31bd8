import { z } from 'zod';
import { after, amount, text } from './values.ts';

/** JSON arguments of the functions about reviews. */
export const reviewArguments = {
  provider_reviews: { after },
  submit_review: {
    review: z.strictObject({
      id: text,
      request_id: text,
      token: text,
      rating: amount,
      on_time: amount,
      on_budget: amount,
      tidy: amount,
      body: text,
      city: text,
      locale: text,
      notice: text,
    }),
  },
  submit_report: { report: z.strictObject({ id: text, target_kind: text, target_id: text, reason: text, body: text }) },
};
