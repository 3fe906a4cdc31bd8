import { z } from 'zod';

/**
 * What the database says about one address. In `jsonLd`, `{site}` stands for the public address of the site in the
 * language asked for, so that a row needs to know neither; in an `@id` it is the English one, because a thing has one
 * name however many pages are about it.
 */
export const pageFactsSchema = z.object({
  /** The manifest's title without it. */
  title: z.string().min(1).nullish(),
  description: z.string().min(1).nullish(),
  /** The name of its picture, where it has one: see `pictures` of its route. */
  picture: z.string().min(1).nullish(),
  /** Objects of schema.org without `@context`. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).nullish(),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;
