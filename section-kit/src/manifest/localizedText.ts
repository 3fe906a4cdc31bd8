import { z } from 'zod';
import type { Locale } from './locale.ts';

/** One thing in every language of the product. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** A text in both languages of the product. */
export const localizedTextSchema = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
export type LocalizedText = z.infer<typeof localizedTextSchema>;
