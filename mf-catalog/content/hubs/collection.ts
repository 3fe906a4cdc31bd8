import { datedFields, defineCollection, menuEntry, menuSchema, same, textSchema, z } from '@marketplace/delivery/content';
import type { CalculatorId } from '../../src/calculators/calculatorLoaders.ts';

const path = z.string().startsWith('/');

const schema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  /** Place among the pages of materials. */
  order: z.int(),
  menu: menuSchema,
  /** The page of the room it belongs to. */
  parent: same(z.enum(['/kitchen', '/bathroom', '/flooring']).optional()),
  /** Trades that install them, as the directory writes them. */
  trades: same(z.array(textSchema).min(1)),
  calculators: same(z.array(z.custom<CalculatorId>((value) => typeof value === 'string', 'name a calculator'))),
  /** Pages of other parts of the site to read next. */
  guides: z.array(z.strictObject({ path, label: textSchema })).min(1),
  /** A list for a usual project: of each kind of material (see `Material.family`) the first one in stock is proposed. */
  starter: z.array(z.strictObject({ family: same(textSchema), quantity: z.number().positive() })).optional(),
  /** Searches within the page that people ask for often, as buttons: part of names or descriptions, in the language of the page. */
  picks: z.array(z.strictObject({ label: textSchema, search: textSchema })).optional(),
  /** Since when figures of the notes hold, and whose they are. */
  asOf: datedFields.asOf.optional(),
  sources: datedFields.sources.optional(),
  /** Something to know before buying; `source`, which the page shows, for a fact that is more than experience. */
  notes: z.array(z.strictObject({ title: textSchema, text: textSchema, source: textSchema.optional() })).min(1),
  /** What helps to choose between its materials. */
  choose: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(3),
  /** Its materials side by side. The first cell of a row names it. */
  comparison: z.strictObject({ caption: textSchema, head: z.array(textSchema).min(3), rows: z.array(z.array(textSchema)).min(3) }),
});

/** A page about one kind of materials, in one language. */
export type MaterialHub = z.infer<typeof schema>;

/** Its slug is its address. */
export const collection = defineCollection({
  schema,
  minWords: 300,
  summary: ['title', 'lead'],
  lists: { titleList: ['title'] },
  compare: (one, other) => one.words.en.order - other.words.en.order,
  routes: ({ slug, words: { en, fr } }) => [
    {
      path: `/${slug}`,
      chunk: 'material-hub',
      facts: 'describe_material_hub',
      parents: ['/materials', ...(en.parent ? [en.parent] : [])],
      title: { en: en.title, fr: fr.title },
      qualifier: { en: 'prices in Canada', fr: 'prix au Canada' },
      description: { en: en.lead, fr: fr.lead },
    },
  ],
  navigation: ({ slug, words }) => [menuEntry(`/${slug}`, words)],
});
