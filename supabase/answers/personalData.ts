import { z } from 'zod';

/** When the account will be deleted; null when nobody asked for it. */
const deletion = z.strictObject({ due_at: z.string().nullable() });

/** Answers about what is held about a person. */
export const personalDataAnswers = {
  account_deletion: deletion,
  request_account_deletion: deletion,
  cancel_account_deletion: deletion,
  export_my_data: z.strictObject({
    exported_at: z.string(),
    account: z.strictObject({ email: z.string(), created_at: z.string() }),
    /** The rows of each table that has any, without the schema's name. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
};
