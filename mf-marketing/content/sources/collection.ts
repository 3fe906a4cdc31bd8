import { daySchema, defineCollection, same, textSchema, z } from '@marketplace/delivery/content';

const page = z
  .url({ protocol: /^https$/ })
  .refine((address) => new URL(address).pathname !== '/', 'name the page itself, not the site it stands on');

const schema = z.strictObject({
  /** Who says it, and where: publisher and title. */
  name: textSchema,
  /** Address of the page itself, where we are sure of it. */
  page: page.optional(),
  /** The page's own language; `both` where each language of ours leads to one of its own. */
  language: same(z.enum(['en', 'fr', 'both']).optional()),
  /** The publisher's site, where the address of the page is not certain. */
  site: same(z.hostname().optional()),
  /** The page itself, a publication that quotes it, or nobody's word but our own. */
  read: same(z.enum(['read', 'quoted', 'own'])),
  /** The day, month or year that the copy bears; left out where it bears none. */
  dated: same(daySchema.optional()),
  /** The day somebody here last read it; the check of content asks for it again a year later. */
  readOn: same(z.iso.date()),
  /** Read and dated, said by somebody else, or to be checked first. */
  certainty: same(z.enum(['sure', 'likely', 'check'])),
});

/** Where a figure comes from, in one language. */
export type Source = z.infer<typeof schema>;

/** What the marks `[cmhc]` behind the figures of guides name: one file for each source. */
export const collection = defineCollection({ schema });
