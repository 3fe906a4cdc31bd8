import { defineCollection, textSchema, z } from '@marketplace/delivery/content';

const schema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  /** What helps to begin: where to start, what it costs, permits, seasons, what to ask. */
  questions: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(3),
});

/** What the page of one side of a home says, in one language; its trades and materials are listed by the page itself. */
export type Side = z.infer<typeof schema>;

export const collection = defineCollection({ schema, minWords: 300 });
