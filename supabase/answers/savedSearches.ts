import { z } from 'zod';

const id = z.string();
const created_at = z.string();
const flag = z.literal(true).optional();
const kept = { id, created_at, cadence: z.enum(['off', 'daily', 'weekly']), unseen: z.number() };

/** Which mails somebody can do without. */
export const optionalMail = z.enum([
  'lead_reminder',
  'quote_ending',
  'job_date',
  'job_check',
  'finish_reminder',
  'review_reminder',
  'search_alert',
  'staff_digest',
  'credential_ending',
]);

/** Answers about the searches that an account keeps, and the mails that it wants. */
export const savedSearchAnswers = {
  save_search: z.strictObject({ id }),
  /** The arguments are those of the search itself; `unseen` is how many came since it was opened. */
  saved_searches: z.array(
    z.discriminatedUnion('scope', [
      z.strictObject({
        ...kept,
        scope: z.literal('services'),
        args: z.strictObject({
          q: z.string().optional(),
          cat: z.string().optional(),
          near: z.string().optional(),
          radius_km: z.number().optional(),
          verified: flag,
          response: z.enum(['1h', '2h', '4h', 'day']).optional(),
          language: z.enum(['fr', 'en']).optional(),
          min_rating: z.number().optional(),
        }),
      }),
      z.strictObject({
        ...kept,
        scope: z.literal('materials'),
        args: z.strictObject({
          q: z.string().optional(),
          category: z.string().optional(),
          brand: z.string().optional(),
          location: z.string().optional(),
          min_price: z.number().optional(),
          max_price: z.number().optional(),
          in_stock: flag,
          sustainable: flag,
        }),
      }),
    ]),
  ),
  mail_choices: z.array(z.strictObject({ kind: optionalMail, wanted: z.boolean() })),
};
