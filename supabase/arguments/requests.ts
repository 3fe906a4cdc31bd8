import { z } from 'zod';
import { amount, contact, flag, text } from './values.ts';

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
  save_quote: {
    quote: z.strictObject({
      id: text,
      request_id: text,
      province: text,
      lines: z
        .array(
          z.strictObject({ kind: text, description: text, qty: amount, unit: text, unit_cents: amount, tax_class: text, optional: flag }),
        )
        .nullish(),
      registered: flag,
      tax_choices: z.array(z.strictObject({ tax_class: text, kind: text, charged: flag })).nullish(),
      deposit_cents: amount,
      valid_until: text,
      start_on: text,
      duration_days: amount,
      warranty: text,
      inclusions: text,
      exclusions: text,
      permit_by: text,
      price_kind: text,
      deposit_terms: text,
      note: text,
    }),
  },
};
