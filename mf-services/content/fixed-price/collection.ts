import { defineCollection, menuEntry, menuSchema, same, textSchema, z } from '@marketplace/delivery/content';
import type { ArtName } from '@marketplace/shared-ui/art';
import { guideLinks } from '../guideLinks.ts';

/** Words for a field of the price list. */
const field = z.strictObject({
  label: textSchema,
  hint: z.string().optional(),
  /** By value, for choices and rates. */
  values: z.record(z.string(), z.string()).optional(),
});

const schema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  menu: menuSchema,
  /** The trade whose professionals do the work, as the directory writes it. */
  category: same(textSchema),
  art: same(z.custom<ArtName>((value) => typeof value === 'string', 'name an illustration')),
  fields: z.record(z.string(), field),
  included: z.array(textSchema).min(1),
  excluded: z.array(textSchema).min(1),
  questions: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
  guides: guideLinks,
});

/** A service at list prices in the words of one language; its numbers come from the price list of the same name. */
export type FixedPriceService = z.infer<typeof schema>;

export const collection = defineCollection({
  schema,
  minWords: 300,
  routes: ({ slug, words: { en, fr }, wordsChunk }) => [
    {
      path: `/services/${slug}`,
      chunk: 'fixed-price',
      words: wordsChunk,
      parents: ['/services'],
      title: { en: en.title, fr: fr.title },
      qualifier: { en: 'in Canada', fr: 'au Canada' },
      description: { en: en.lead, fr: fr.lead },
    },
  ],
  navigation: ({ slug, words }) => [menuEntry(`/services/${slug}`, words)],
});
