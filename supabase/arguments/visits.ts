import { z } from 'zod';
import { amount, text } from './values.ts';

/** JSON arguments of the functions about visits. */
export const visitArguments = {
  propose_visit: {
    /** `starts` are on the clock of the home, such as 2026-12-01T09:00. */
    visit: z.strictObject({ id: text, request_id: text, minutes: amount, place: text, starts: z.array(z.string()).nullish() }),
  },
};
