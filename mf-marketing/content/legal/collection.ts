import { defineCollection, menuEntry, menuSchema, textSchema, z } from '@marketplace/delivery/content';
import type { MdxWords } from '@marketplace/section-kit';

const schema = z.strictObject({
  title: textSchema,
  /** What stands below the title. */
  description: textSchema,
  /** What search engines show, where it is not the description. */
  summary: textSchema.optional(),
  menu: menuSchema,
  /** A new version of terms or privacy needs new notices: `consent_texts` and section-kit's `notices.ts`. */
  version: z.string().regex(/^\d+\.\d+$/),
  /** Day from which the version holds. */
  date: z.iso.date(),
});

/** A legal text in one language. */
export type LegalText = MdxWords<z.infer<typeof schema>>;

export const collection = defineCollection({
  schema,
  minWords: 300,
  figures: 'own',
  routes: ({ slug, words: { en, fr }, wordsChunk }) => [
    {
      path: `/${slug}`,
      chunk: 'legal',
      boot: 'intent',
      words: wordsChunk,
      parents: [],
      title: { en: en.title, fr: fr.title },
      modified: en.date,
      description: { en: en.summary ?? en.description, fr: fr.summary ?? fr.description },
    },
  ],
  navigation: ({ slug, words }) => [menuEntry(`/${slug}`, words)],
});
