import { datedFields, defineCollection, menuEntry, menuSchema, reference, same, textSchema, z } from '@marketplace/delivery/content';
import { guideLinks } from '../guideLinks.ts';
import { homeCosts } from '../../src/project-start/shownCosts.ts';
import type { Licences } from '../licences/collection.ts';

const schema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  menu: menuSchema,
  /** Trades as the directory writes them, the most likely first. */
  trades: same(z.array(textSchema).min(1)),
  licences: reference<Licences>('licences'),
  /** Whether people work at heights, so that a proof of workers' compensation matters most. */
  needsWorkersComp: z.boolean().optional(),
  /** Since when the costs hold, and whose figures they are. */
  ...datedFields,
  /** What a job usually costs, in whole dollars before tax. */
  costs: z
    .array(
      z.strictObject({
        job: textSchema,
        low: z.int().positive(),
        high: z.int().positive(),
        /** The trade whose tile on the home page names this job. */
        trade: same(textSchema.optional()),
      }),
    )
    .min(1),
  /** Jobs to ask a quote for. */
  jobs: z.array(textSchema).min(1),
  /** What is particular about this trade: seasons, storms, what to look at first. */
  advice: z.strictObject({
    title: textSchema,
    parts: z.array(z.strictObject({ title: textSchema, lines: z.array(textSchema).min(1) })).min(1),
  }),
  questions: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
  guides: guideLinks,
});

/** A page about one trade, or about all trades of one side of a home, in one language. */
export type TradeHub = z.infer<typeof schema>;

/** Its slug is its address. */
export const collection = defineCollection({
  schema,
  minWords: 300,
  summary: ['title', 'lead'],
  lists: {
    costList: ({ slug, words }) => {
      const costs = homeCosts(slug, words.costs);
      return costs.length > 0 && { trades: words.trades.slice(0, 1), costs, asOf: words.asOf };
    },
  },
  routes: ({ slug, words: { en, fr }, wordsChunk }) => [
    {
      path: `/${slug}`,
      chunk: 'trade-hub',
      words: wordsChunk,
      facts: 'describe_trade_hub',
      factsAbout: { trade: en.trades[0]! },
      parents: ['/services', `/${slug.split('/')[0]!}`],
      title: { en: en.title, fr: fr.title },
      qualifier: { en: 'costs in Canada', fr: 'coûts au Canada' },
      modified: en.asOf,
      description: { en: en.lead, fr: fr.lead },
    },
  ],
  navigation: ({ slug, words }) => [menuEntry(`/${slug}`, words)],
});
