import { same, textSchema, z } from '@marketplace/delivery/content';
import type { MdxWords } from '@marketplace/section-kit';
import type { ArtName } from '@marketplace/shared-ui/art';
import { articleTopics } from '../src/articles/articleTopics.ts';
import { sourceSchema } from './sources/collection.ts';

/** Front matter of guides and posts. */
export const articleSchema = z.strictObject({
  title: z.string().min(11).max(60),
  /** One sentence for lists, search engines and link previews. */
  description: z.string().min(81).max(190),
  /** Day of the first publication. */
  date: z.iso.date(),
  /** Day the facts were last checked against the sources. */
  updated: z.iso.date(),
  /** Who wrote it, by role. */
  author: textSchema,
  topics: same(z.array(z.enum(articleTopics)).min(1)),
  art: same(z.custom<ArtName>((value) => typeof value === 'string', 'name an illustration')),
  /** Pages of the product where a reader can act on the article. */
  related: z.array(z.strictObject({ path: z.string().startsWith('/'), label: textSchema })),
  /** Where the facts come from; our own word is practice of the trade. */
  sources: z.array(sourceSchema).min(1),
});

/** What lists and pages know of an article beside its words. */
export type ArticleFrontMatter = z.infer<typeof articleSchema>;

/** An article in one language. */
export type Article = MdxWords<ArticleFrontMatter>;

/** Fields that a list of articles shows and searches. */
export const articleSummary = ['title', 'description', 'date', 'topics', 'art', 'readingMinutes', 'headings'] as const;

/** An article in a list, in one language. */
export type ArticleSummary = Pick<Article, (typeof articleSummary)[number]>;
