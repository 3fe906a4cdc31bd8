import { z } from 'zod';

/** Answers about what is held about a person. */
export const personalDataAnswers = {
  export_my_data: z.strictObject({
    exported_at: z.string(),
    account: z.strictObject({ email: z.string(), created_at: z.string() }),
    /** The rows of each table that has any, without the schema's name. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
};
