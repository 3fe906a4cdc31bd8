import type { Locale } from '@marketplace/section-kit';
import type { ArticleModule } from './Article';
import type { ArticlePath } from './articlePaths';

/** Both languages of an article: switching the language keeps the page. */
export type LocalizedArticle = Readonly<Record<Locale, ArticleModule>>;

const both = async (en: Promise<ArticleModule>, fr: Promise<ArticleModule>): Promise<LocalizedArticle> => ({ en: await en, fr: await fr });

/** The words of each article, in a file of its own. */
export const articleLoaders: Readonly<Record<ArticlePath, () => Promise<LocalizedArticle>>> = {
  '/guides/choosing-a-contractor': () =>
    both(
      import(/* webpackChunkName: "words-choosing-a-contractor" */ '../content/guides/choosing-a-contractor.en.mdx'),
      import(/* webpackChunkName: "words-choosing-a-contractor" */ '../content/guides/choosing-a-contractor.fr.mdx'),
    ),
  '/guides/reading-a-quote': () =>
    both(
      import(/* webpackChunkName: "words-reading-a-quote" */ '../content/guides/reading-a-quote.en.mdx'),
      import(/* webpackChunkName: "words-reading-a-quote" */ '../content/guides/reading-a-quote.fr.mdx'),
    ),
  '/guides/permits-by-province': () =>
    both(
      import(/* webpackChunkName: "words-permits-by-province" */ '../content/guides/permits-by-province.en.mdx'),
      import(/* webpackChunkName: "words-permits-by-province" */ '../content/guides/permits-by-province.fr.mdx'),
    ),
  '/guides/deposits-and-contracts': () =>
    both(
      import(/* webpackChunkName: "words-deposits-and-contracts" */ '../content/guides/deposits-and-contracts.en.mdx'),
      import(/* webpackChunkName: "words-deposits-and-contracts" */ '../content/guides/deposits-and-contracts.fr.mdx'),
    ),
  '/guides/heat-pumps-in-canada': () =>
    both(
      import(/* webpackChunkName: "words-heat-pumps-in-canada" */ '../content/guides/heat-pumps-in-canada.en.mdx'),
      import(/* webpackChunkName: "words-heat-pumps-in-canada" */ '../content/guides/heat-pumps-in-canada.fr.mdx'),
    ),
  '/guides/insulation-and-rebates': () =>
    both(
      import(/* webpackChunkName: "words-insulation-and-rebates" */ '../content/guides/insulation-and-rebates.en.mdx'),
      import(/* webpackChunkName: "words-insulation-and-rebates" */ '../content/guides/insulation-and-rebates.fr.mdx'),
    ),
  '/blog/winter-roofs': () =>
    both(
      import(/* webpackChunkName: "words-winter-roofs" */ '../content/blog/winter-roofs.en.mdx'),
      import(/* webpackChunkName: "words-winter-roofs" */ '../content/blog/winter-roofs.fr.mdx'),
    ),
  '/blog/kitchen-budget': () =>
    both(
      import(/* webpackChunkName: "words-kitchen-budget" */ '../content/blog/kitchen-budget.en.mdx'),
      import(/* webpackChunkName: "words-kitchen-budget" */ '../content/blog/kitchen-budget.fr.mdx'),
    ),
  '/blog/floors-for-a-dry-winter': () =>
    both(
      import(/* webpackChunkName: "words-floors-for-a-dry-winter" */ '../content/blog/floors-for-a-dry-winter.en.mdx'),
      import(/* webpackChunkName: "words-floors-for-a-dry-winter" */ '../content/blog/floors-for-a-dry-winter.fr.mdx'),
    ),
  '/blog/deck-before-the-frost': () =>
    both(
      import(/* webpackChunkName: "words-deck-before-the-frost" */ '../content/blog/deck-before-the-frost.en.mdx'),
      import(/* webpackChunkName: "words-deck-before-the-frost" */ '../content/blog/deck-before-the-frost.fr.mdx'),
    ),
  '/blog/spotting-fake-reviews': () =>
    both(
      import(/* webpackChunkName: "words-spotting-fake-reviews" */ '../content/blog/spotting-fake-reviews.en.mdx'),
      import(/* webpackChunkName: "words-spotting-fake-reviews" */ '../content/blog/spotting-fake-reviews.fr.mdx'),
    ),
  '/blog/measuring-for-materials': () =>
    both(
      import(/* webpackChunkName: "words-measuring-for-materials" */ '../content/blog/measuring-for-materials.en.mdx'),
      import(/* webpackChunkName: "words-measuring-for-materials" */ '../content/blog/measuring-for-materials.fr.mdx'),
    ),
};
