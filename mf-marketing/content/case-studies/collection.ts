import { defineCollection, same, textSchema, z } from '@marketplace/delivery/content';
import type { ArtName } from '@marketplace/shared-ui/art';

const schema = z.strictObject({
  title: textSchema,
  order: z.int(),
  art: same(z.custom<ArtName>((value) => typeof value === 'string', 'name an illustration')),
  /** What kind of home and household it is about. */
  place: textSchema,
  situation: textSchema,
  steps: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(1),
  /** Shares of the budget in whole percent. */
  shares: z
    .array(z.strictObject({ name: textSchema, percent: z.int().positive() }))
    .refine((shares) => shares.reduce((sum, { percent }) => sum + percent, 0) === 100, 'shares of a budget make 100 together'),
  result: textSchema,
  lessons: z.array(textSchema).min(1),
  links: z.array(z.strictObject({ path: z.string().startsWith('/'), label: textSchema })).min(1),
});

/** A sample project, in one language. */
export type CaseStudy = z.infer<typeof schema>;

export const collection = defineCollection({
  schema,
  invented: ['shares'],
  compare: (one, other) => one.words.en.order - other.words.en.order,
});
