import { defineCollection, textSchema, z } from '@marketplace/delivery/content';

const schema = z.strictObject({
  title: textSchema,
  date: z.iso.date(),
  /** Place among those of one day. */
  order: z.int(),
  /** The page where it can be seen. */
  path: z.string().startsWith('/'),
  text: textSchema,
});

/** What has been put into service, in one language. */
export type Announcement = z.infer<typeof schema>;

/** Newest first. */
export const collection = defineCollection({
  schema,
  figures: 'own',
  compare: ({ words: { en: one } }, { words: { en: other } }) => other.date.localeCompare(one.date) || one.order - other.order,
});
