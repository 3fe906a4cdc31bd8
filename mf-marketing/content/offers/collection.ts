import { defineCollection, menuEntry, menuSchema, same, textSchema, z } from '@marketplace/delivery/content';
import type { ArtName } from '@marketplace/shared-ui/art';
import type { AdProduct } from '../../src/rate-card/adPrices.ts';
import type { CampaignName } from '../../src/roi/campaigns.ts';
import type { OfferIcon } from '../../src/offers/offerIcon.ts';
import type { ScreenName } from '../../src/page-blocks/screenMessages.ts';

const name = <Name extends string>() => same(z.custom<Name>((value) => typeof value === 'string', 'write a name'));
const said = z.strictObject({ title: textSchema, text: textSchema });
const pictured = said.extend({ icon: name<OfferIcon>() });

/** A drawn screen: rows of a list, a conversation, or a poster. */
const drawn = { title: textSchema, caption: textSchema };
const sample = z.union([
  z.strictObject({ ...drawn, rows: z.array(pictured.extend({ badge: textSchema.optional() })).min(1) }),
  z.strictObject({
    ...drawn,
    bubbles: z.array(z.strictObject({ from: textSchema, text: textSchema, isOurs: z.boolean().optional() })).min(1),
  }),
  z.strictObject({ ...drawn, poster: z.strictObject({ label: textSchema, title: textSchema, text: textSchema, action: textSchema }) }),
]);

const schema = z.strictObject({
  title: textSchema,
  description: textSchema,
  menu: menuSchema,
  /** A second address of the page, the one that search engines keep. */
  canonical: z.string().startsWith('/').optional(),
  /** Topic of the demo. */
  topic: name<string>(),
  picture: name<ArtName>(),
  /** A screen of the product that its page shows instead of the picture. */
  screen: name<ScreenName>().optional(),
  /** Priced on the rate card; tools without a list price are an add-on to a plan. */
  product: name<AdProduct>().optional(),
  /** Which return to work out. */
  campaign: name<CampaignName>().optional(),
  headline: textSchema,
  lead: textSchema,
  problem: said.extend({ points: z.array(textSchema).min(1) }),
  steps: z.array(said).min(1),
  facts: z.array(pictured).min(1),
  sample,
  /** Beyond the list price: what is and is not in it. */
  price: textSchema,
  questions: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
});

/** What a vendor can buy, in one language. */
export type Offer = z.infer<typeof schema>;

export const collection = defineCollection({
  schema,
  minWords: 300,
  figures: 'own',
  invented: ['sample'],
  routes: ({ slug, words: { en, fr } }) => {
    const route = {
      chunk: 'offer',
      boot: 'intent' as const,
      title: { en: en.title, fr: fr.title },
      qualifier: { en: 'for renovation businesses', fr: 'entreprises en rénovation' },
      description: { en: en.description, fr: fr.description },
    };
    const path = `/${slug}`;
    return en.canonical
      ? [
          { path: en.canonical, ...route },
          { path, ...route, canonical: en.canonical },
        ]
      : [{ path, ...route }];
  },
  navigation: ({ slug, words }) => [menuEntry(`/${slug}`, words)],
});
