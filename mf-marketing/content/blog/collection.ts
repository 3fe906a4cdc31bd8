import { defineCollection } from '@marketplace/delivery/content';
import { articleSchema, articleSummary } from '../article.ts';

/** What belongs to a season or a project, newest first. */
export const collection = defineCollection({
  schema: articleSchema,
  minWords: 300,
  summary: articleSummary,
  compare: (one, other) => other.words.en.date.localeCompare(one.words.en.date),
  routes: ({ slug, words: { en, fr } }) => [
    {
      path: `/blog/${slug}`,
      chunk: 'article',
      boot: 'intent',
      card: slug,
      parents: ['/blog'],
      title: { en: en.title, fr: fr.title },
      description: { en: en.description, fr: fr.description },
      article: { kind: 'BlogPosting', published: en.date, modified: en.updated },
    },
  ],
});
