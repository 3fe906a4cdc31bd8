import { defineCollection, same, textSchema, z } from '@marketplace/delivery/content';

const question = z.strictObject({
  /** Its name in every language. */
  id: same(textSchema),
  question: textSchema,
  answer: textSchema,
  /** Since when figures of the answer hold, and whose they are. */
  asOf: z.iso.date().optional(),
  source: textSchema.optional(),
  /** Pages where the reader can act on the answer. */
  links: z.array(z.strictObject({ path: z.string().startsWith('/'), label: textSchema })).optional(),
});

const schema = z.strictObject({
  title: textSchema,
  order: z.int(),
  questions: z.array(question).min(1),
});

/** Questions of one group, in one language. */
export type FaqGroup = z.infer<typeof schema>;
export type FaqQuestion = z.infer<typeof question>;

export const collection = defineCollection({
  schema,
  summary: ['title', 'questions'],
  compare: (one, other) => one.words.en.order - other.words.en.order,
});
