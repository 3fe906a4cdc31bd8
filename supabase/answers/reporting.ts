import { z } from 'zod';

const sums = {
  views: z.number(),
  quote_clicks: z.number(),
  call_clicks: z.number(),
  requests: z.number(),
  answered: z.number(),
  quoted: z.number(),
  connected: z.number(),
  hired: z.number(),
};

/** Answers about a company's own figures. */
export const reportingAnswers = {
  my_report: z.strictObject({
    companies: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** Null, and nothing after it, for an account without a company. */
    company: z.string().nullable(),
    has_figures: z.boolean(),
    days: z.array(z.strictObject({ day: z.string(), ...sums })).optional(),
    before: z.strictObject(sums).optional(),
    /** Of the requests that came in these days. */
    answers: z.strictObject({ came: z.number(), answered: z.number(), median_minutes: z.number().nullable() }).optional(),
    activity: z.array(z.strictObject({ at: z.string(), actor: z.string(), status: z.string(), service: z.string().nullable() })).optional(),
  }),
};
