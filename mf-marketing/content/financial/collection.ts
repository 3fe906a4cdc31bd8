import { defineCollection, menuEntry, menuSchema, same, textSchema, z } from '@marketplace/delivery/content';
import { calculatorIds } from '../../src/calculators/calculatorIds.ts';
import { diagramUnits } from '../../src/financial/diagram/diagramUnits.ts';
import { guideStatuses } from '../../src/financial/guide/guideStatuses.ts';
import { provinces } from '../../src/financial/guide/provinces.ts';
import { readCitations } from '../../src/financial/guide/readCitations.ts';

const province = z.enum(provinces);
const guidePath = z.string().startsWith('/financial/');

/** A piece of a section. The first item of each row is a short name. */
const block = z.union([
  z.strictObject({ text: textSchema }),
  z.strictObject({ list: z.array(textSchema).min(1) }),
  z.strictObject({ steps: z.array(textSchema).min(1) }),
  z.strictObject({ terms: z.array(z.strictObject({ term: textSchema, text: textSchema })).min(1) }),
  z.strictObject({ table: z.strictObject({ caption: textSchema, head: z.array(textSchema), rows: z.array(z.array(textSchema)).min(1) }) }),
]);

/** The template has a usual title for every fixed section. */
const section = z.strictObject({ title: textSchema.optional(), blocks: z.array(block).min(1) });

const program = z.strictObject({
  name: textSchema,
  text: textSchema,
  /** `check`: sources disagree or are old, so only the program itself can say. */
  status: same(z.enum([...guideStatuses, 'check'])),
  /** Left out for a program of the whole country. */
  provinces: z.array(province).optional(),
  /** An entry of content/sources. */
  source: textSchema,
  /** The day it is known to end. */
  until: same(z.iso.date().optional()),
});

const unit = z.enum(diagramUnits);
const value = z.number().nonnegative();
/** The idea in a sentence or two, with the sources of every figure that is drawn, and what was assumed for a sample. */
const drawn = { title: textSchema, caption: textSchema };

/** Bars, of one figure each, or of as many parts as `series` has names. */
const bars = z
  .strictObject({
    ...drawn,
    unit,
    series: z.array(textSchema).min(2).max(4).optional(),
    bars: z
      .array(z.strictObject({ label: textSchema, values: z.array(value).min(1) }))
      .min(1)
      .max(6),
  })
  .refine((diagram) => diagram.bars.every(({ values }) => values.length === (diagram.series?.length ?? 1)), {
    path: ['bars'],
    error: 'give each bar one value for each name in series, or one where there are no names',
  });

/** A line over figures at even distances. */
const line = z.strictObject({
  ...drawn,
  unit,
  points: z
    .array(z.strictObject({ label: textSchema, value }))
    .min(3)
    .max(5),
});

/** What happens in which order, or when. */
const steps = z.strictObject({
  ...drawn,
  steps: z
    .array(z.strictObject({ when: textSchema, text: textSchema }))
    .min(3)
    .max(5),
});

const schema = z.strictObject({
  title: textSchema,
  description: z.string().min(61),
  menu: menuSchema,
  /** A program is applied for and can close; a guide explains rules and products. */
  kind: same(z.enum(['program', 'guide'])),
  status: same(z.enum(guideStatuses)),
  /** The day the status began. */
  since: z.iso.date().optional(),
  /** The day it is known to end. */
  until: z.iso.date().optional(),
  /** Days on which a figure is known to change: the check of content warns a month before. */
  changesOn: same(z.array(z.iso.date()).optional()),
  /** The day the guide first stood on the site. */
  published: same(z.iso.date()),
  /** The day the figures were last compared with their sources. */
  verifiedOn: z.iso.date(),
  /** Entries of content/sources, in the order of their numbers. A figure names its own at the end of its text: `25 years [cmhc]`. */
  sources: same(z.array(textSchema).min(1)),
  /** Whose licensed advice the guide does not replace. */
  advice: same(z.enum(['mortgage', 'insurance', 'credit', 'tax', 'program'])),
  calculators: same(z.array(z.enum(calculatorIds)).optional()),
  related: z.array(guidePath).min(2),
  lead: textSchema,
  /** What the status means. */
  banner: z.strictObject({ headline: textSchema, text: textSchema }),
  /** For what is closed: what replaces it. */
  replacements: z
    .strictObject({ text: textSchema, items: z.array(z.strictObject({ path: guidePath, text: textSchema })).min(1) })
    .optional(),
  /** The figures most people come for. */
  glance: z.array(z.strictObject({ label: textSchema, value: textSchema })).min(1),
  /** The one idea of the guide as a drawing. Its figures are those of the guide, or what its calculator gives for a sample. */
  diagram: z.union([bars, line, steps]),
  who: section,
  amounts: section,
  /** Where rules differ. `otherwise` is said of a province or territory without an entry. */
  provinces: z
    .strictObject({
      text: textSchema,
      entries: z.partialRecord(province, z.strictObject({ summary: textSchema, blocks: z.array(block).optional() })),
      otherwise: textSchema,
    })
    .optional(),
  programs: z.record(z.string(), program).optional(),
  more: z.array(section.extend({ title: textSchema })).optional(),
  apply: section,
  limits: section,
  /** What people get wrong, and what is true. */
  mistakes: z.array(z.strictObject({ claim: textSchema, fact: textSchema })).min(1),
});

export type FinancialGuide = z.infer<typeof schema>;
export type GuideBlock = z.infer<typeof block>;
export type GuideSection = z.infer<typeof section>;
export type GuideDiagram = FinancialGuide['diagram'];
export type GuideDiagramBars = z.infer<typeof bars>;
export type GuideDiagramLine = z.infer<typeof line>;
export type GuideDiagramSteps = z.infer<typeof steps>;
export type GuideProgram = z.infer<typeof program>;

export const collection = defineCollection({
  schema,
  minWords: 300,
  cites: { from: 'sources', read: readCitations },
  summary: ['title', 'description', 'menu'],
  routes: ({ slug, words: { en, fr } }) => [
    {
      path: `/financial/${slug}`,
      chunk: 'financial-guide',
      // One of the group of the menu, not of the guide: 28 in two languages would weigh more than all that they illustrate.
      card: `financial-${en.menu.group}`,
      parents: ['/financial'],
      title: { en: en.title, fr: fr.title },
      qualifier: { en: `Canada ${en.verifiedOn.slice(0, 4)}`, fr: `Canada ${fr.verifiedOn.slice(0, 4)}` },
      description: { en: en.description, fr: fr.description },
      article: { kind: 'Article', published: en.published, modified: en.verifiedOn },
    },
  ],
  navigation: ({ slug, words }) => [menuEntry(`/financial/${slug}`, words)],
});
