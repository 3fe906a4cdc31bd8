import { datedFields, defineCollection, pageSchema, textSchema, z } from '@marketplace/delivery/content';

const source = z.strictObject({ name: textSchema, href: pageSchema });

const rule = z
  .strictObject({
    text: textSchema,
    /** The page that says it, or where to look; the government of the province without it. */
    source: source.optional(),
    /** `read`: we read it at the source or in a copy of it. `general`: common knowledge that we have not confirmed there. */
    basis: z.enum(['read', 'general']),
    /** Day of this note, where it is a later one. */
    asOf: datedFields.asOf.optional(),
  })
  .refine((said) => said.basis === 'general' || said.source !== undefined, {
    path: ['source'],
    error: 'a rule that was read names its page; where none can be found, its basis is general',
  });

const schema = z.strictObject({
  /** Day of our notes. */
  asOf: datedFields.asOf,
  /** What is said for single provinces and territories, by their two letters. */
  rules: z.record(z.string().regex(/^[A-Z]{2}$/), rule),
  /** What holds for all others: of one source, or of the government of each. */
  others: z.strictObject({ text: textSchema, source: source.optional() }),
});

/** Who has to hold which licence, in one language. */
export type Licences = z.infer<typeof schema>;

/** Trade hubs refer to them; they have no page of their own. */
export const collection = defineCollection({ schema });
