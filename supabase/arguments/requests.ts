import { z } from 'zod';
import { amount, contact, text } from './values.ts';

/** JSON arguments of the functions about requests, quotes and bookings. */
export const requestArguments = {
  submit_project: {
    project: z.strictObject({
      id: text,
      token: text,
      source: text,
      provider_ids: z.array(z.string()).nullish(),
      category: text,
      service_name: text,
      description: text,
      timing: text,
      start_on: text,
      budget_min_cents: amount,
      budget_max_cents: amount,
      postal_code: text,
      locale: text,
      notice: text,
      contact,
      details: z.record(z.string(), z.unknown()).nullish(),
    }),
  },
  book_fixed_price: {
    booking: z.strictObject({
      id: text,
      token: text,
      service: text,
      /** By field of the price list. */
      choices: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      postal_code: text,
      day: text,
      part: text,
      expected_total_cents: amount,
      description: text,
      contact,
      locale: text,
      notice: text,
    }),
  },
};
