import { defineCollection, z } from '@marketplace/delivery/content';
import { articleSchema, articleSummary } from '../article.ts';

/** What stays true for years. */
export const collection = defineCollection({
  schema: articleSchema.extend({
    /** Place among the guides: in the order one needs them. */
    order: z.int(),
  }),
  minWords: 300,
  summary: articleSummary,
  compare: (one, other) => one.words.en.order - other.words.en.order,
  routes: ({ slug, words: { en, fr } }) => [
    {
      path: `/guides/${slug}`,
      chunk: 'article',
      boot: 'intent',
      card: slug,
      parents: ['/guides'],
      title: { en: en.title, fr: fr.title },
      description: { en: en.description, fr: fr.description },
      article: { kind: 'Article', published: en.date, modified: en.updated },
    },
  ],
});
