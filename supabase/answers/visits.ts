import { z } from 'zod';
import { visit } from './requestShapes.ts';

/** Answers about visits, from either side. */
export const visitAnswers = {
  propose_visit: visit,
  pick_visit: visit,
  refuse_visit: visit,
  cancel_visit: visit,
  company_visits: z.array(
    z.strictObject({
      request_id: z.string(),
      reference: z.string(),
      service: z.string().nullable(),
      /** On the clock of the home of the request that was asked for, such as 2026-12-01T09:00. */
      start: z.string(),
      minutes: z.number(),
      /** Whether the homeowner has picked it; otherwise it is one of the times on offer. */
      picked: z.boolean(),
    }),
  ),
};
