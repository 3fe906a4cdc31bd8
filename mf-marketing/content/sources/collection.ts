import { daySchema, defineCollection, pageSchema, same, textSchema, z } from '@marketplace/delivery/content';

const source = z.strictObject({
  /** Who says it, and where: publisher and title. */
  name: textSchema,
  /** Address of the page itself; only our own word has none. */
  page: pageSchema.optional(),
  /** The page's own language; `both` where each language of ours leads to one of its own. */
  language: same(z.enum(['en', 'fr', 'both']).optional()),
  /** The page itself, a publication that quotes it, or nobody's word but our own. */
  read: same(z.enum(['read', 'quoted', 'own'])),
  /** The day, month or year that the copy bears; left out where it bears none. */
  dated: same(daySchema.optional()),
  /** The day somebody here last read it; the check of content asks for it again a year later. */
  readOn: same(z.iso.date()),
  /** Read and dated, said by somebody else, or to be checked first. */
  certainty: same(z.enum(['sure', 'likely', 'check'])),
});

/** Where a fact comes from: its page, when and how it was read, and how sure we are. Articles give theirs in their own front matter. */
export const sourceSchema = source.refine(({ read, page }) => read === 'own' || page !== undefined, {
  path: ['page'],
  error: 'a source that is not our own names its page; where none can be found, say it without the figure',
});

/** Where a figure comes from, in one language. */
export type Source = z.infer<typeof sourceSchema>;

/** What the marks `[cmhc]` behind the figures of guides name: one file for each source. */
export const collection = defineCollection({ schema: sourceSchema });
