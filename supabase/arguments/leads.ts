import { z } from 'zod';
import { after, flag, text } from './values.ts';

/** JSON arguments of what the people of a company read and say. */
export const leadArguments = {
  lead_inbox: { after },
  set_availability: { availability: z.strictObject({ accepting_work: flag, away_until: text, next_free_on: text }) },
};
