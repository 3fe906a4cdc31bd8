import { z } from 'zod';
import { amount, flag, text } from './values.ts';

const terms = {
  lines: z
    .array(z.strictObject({ kind: text, description: text, qty: amount, unit: text, unit_cents: amount, tax_class: text, optional: flag }))
    .nullish(),
  deposit_cents: amount,
  duration_days: amount,
  warranty: text,
  inclusions: text,
  exclusions: text,
  permit_by: text,
  price_kind: text,
  deposit_terms: text,
  note: text,
};

/** JSON arguments of the functions about what a company offers. */
export const quoteArguments = {
  save_quote: {
    quote: z.strictObject({
      ...terms,
      id: text,
      request_id: text,
      province: text,
      registered: flag,
      tax_choices: z.array(z.strictObject({ tax_class: text, kind: text, charged: flag })).nullish(),
      valid_until: text,
      start_on: text,
    }),
  },
  save_quote_template: {
    template: z.strictObject({ id: text, provider_id: text, name: text, body: z.strictObject({ ...terms, valid_days: amount }).nullish() }),
  },
};
