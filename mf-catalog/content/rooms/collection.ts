import { defineCollection, textSchema, z } from '@marketplace/delivery/content';

const schema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  /** What helps to choose: in which order, what it costs and why, what to measure and to ask. */
  choose: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(3),
});

/** What the page of one room says, in one language; its materials are listed by the page itself. */
export type Room = z.infer<typeof schema>;

export const collection = defineCollection({ schema, minWords: 300 });
