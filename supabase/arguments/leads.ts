import { z } from 'zod';
import { after, amount, flag, text } from './values.ts';

/** JSON arguments of what the people of a company read and say. */
export const leadArguments = {
  lead_inbox: { after },
  save_company_settings: {
    settings: z.strictObject({
      provider_id: text,
      part: text,
      seen: amount,
      value: z
        .strictObject({
          valid_days: amount,
          price_kind: text,
          permit_by: text,
          deposit_terms: text,
          warranty: text,
          registered: flag,
          gst_number: text,
          qst_number: text,
          choices: z.array(z.strictObject({ tax_class: text, kind: text, charged: flag })).nullish(),
          locale: text,
          requests: text,
          messages: text,
          changes: text,
          lead_reminder: text,
          job_date: text,
        })
        .nullish(),
    }),
  },
  set_availability: { availability: z.strictObject({ accepting_work: flag, away_until: text, next_free_on: text }) },
};
