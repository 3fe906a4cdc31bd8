import { z } from 'zod';

/** A text in both languages of the product. */
export const localizedTextSchema = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
export type LocalizedText = z.infer<typeof localizedTextSchema>;
