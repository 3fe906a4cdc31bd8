import { z } from 'zod';

/** Answers about the whole site. */
export const siteAnswers = {
  site_facts: z.strictObject({ samples: z.boolean(), lacks: z.array(z.enum(['services', 'materials', 'deals'])) }),
};
