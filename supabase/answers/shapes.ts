import { z } from 'zod';

/** Shapes that the answers of several functions share. Every key is there; a key that is not named here is a mistake. */

export const province = z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);

/** The states of a company. */
export const companyStatus = z.enum([
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
  'closed',
]);

/** English first; French where the company wrote it. */
export const bothLanguages = z.strictObject({ en: z.string().nullable(), fr: z.string().nullable() });

/** What a line is for the tax office; nothing is charged on `exempt`. */
export const taxClass = z.enum(['installed', 'goods', 'service', 'exempt']);

/** One tax of an invoice, in cents. */
export const taxLine = z.strictObject({ kind: z.enum(['GST', 'HST', 'PST', 'RST', 'QST']), rate: z.number(), cents: z.number() });

/** Where the next page begins, sent back as it came; null after the last. */
export const nextPage = z.record(z.string(), z.unknown()).nullable();

export const ratingCount = z.strictObject({ rating: z.number().nullable(), review_count: z.number() });
export const ratingBase = z.strictObject({ rating: z.number(), review_count: z.number(), source: z.string() }).nullable();

/** What search engines are told about a page; null for a page without facts. */
export const pageFacts = z
  .strictObject({
    title: z.string().optional(),
    description: z.string().optional(),
    /** The name of its picture. */
    picture: z.string().nullable().optional(),
    jsonLd: z.array(z.record(z.string(), z.unknown())),
  })
  .nullable();

/** From when until when, on the clock of the place. */
const open = z.tuple([z.string(), z.string()]).optional();
/** When a company is open; a day that is missing is closed. */
export const hours = z.strictObject({
  appointment: z.boolean(),
  days: z.strictObject({ mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open }),
});
