import { datedFields, defineCollection, textSchema, z } from '@marketplace/delivery/content';

const source = z.strictObject({ name: textSchema, href: z.url() });

const rule = z.strictObject({
  text: textSchema,
  source,
  /** `read`: we read it at the source or in a copy of it. `general`: common knowledge that we have not confirmed there. */
  basis: z.enum(['read', 'general']),
});

const schema = z.strictObject({
  /** Day of our notes. */
  asOf: datedFields.asOf,
  /** What is said for single provinces and territories, by their two letters. */
  rules: z.record(z.string().regex(/^[A-Z]{2}$/), rule),
  /** What holds for all others: with one source, or with whom each of them names as its authority. */
  others: z.strictObject({
    text: textSchema,
    source: source.optional(),
    authority: z.enum(['trades', 'governments']).optional(),
  }),
});

/** Who has to hold which licence, in one language. */
export type Licences = z.infer<typeof schema>;

/** Trade hubs refer to them; they have no page of their own. */
export const collection = defineCollection({ schema });
