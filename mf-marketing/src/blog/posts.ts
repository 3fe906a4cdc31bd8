import type { ArticleEntry } from '../articles/Article';
import { article as winterRoofsEn } from '../content/blog/winter-roofs.en.mdx?summary';
import { article as winterRoofsFr } from '../content/blog/winter-roofs.fr.mdx?summary';
import { article as kitchenBudgetEn } from '../content/blog/kitchen-budget.en.mdx?summary';
import { article as kitchenBudgetFr } from '../content/blog/kitchen-budget.fr.mdx?summary';
import { article as floorsForADryWinterEn } from '../content/blog/floors-for-a-dry-winter.en.mdx?summary';
import { article as floorsForADryWinterFr } from '../content/blog/floors-for-a-dry-winter.fr.mdx?summary';
import { article as deckBeforeTheFrostEn } from '../content/blog/deck-before-the-frost.en.mdx?summary';
import { article as deckBeforeTheFrostFr } from '../content/blog/deck-before-the-frost.fr.mdx?summary';
import { article as spottingFakeReviewsEn } from '../content/blog/spotting-fake-reviews.en.mdx?summary';
import { article as spottingFakeReviewsFr } from '../content/blog/spotting-fake-reviews.fr.mdx?summary';
import { article as measuringForMaterialsEn } from '../content/blog/measuring-for-materials.en.mdx?summary';
import { article as measuringForMaterialsFr } from '../content/blog/measuring-for-materials.fr.mdx?summary';

/** Posts as the list shows them, in its order. */
export const posts: readonly ArticleEntry[] = [
  { path: '/blog/winter-roofs', summary: { en: winterRoofsEn, fr: winterRoofsFr } },
  { path: '/blog/kitchen-budget', summary: { en: kitchenBudgetEn, fr: kitchenBudgetFr } },
  { path: '/blog/floors-for-a-dry-winter', summary: { en: floorsForADryWinterEn, fr: floorsForADryWinterFr } },
  { path: '/blog/deck-before-the-frost', summary: { en: deckBeforeTheFrostEn, fr: deckBeforeTheFrostFr } },
  { path: '/blog/spotting-fake-reviews', summary: { en: spottingFakeReviewsEn, fr: spottingFakeReviewsFr } },
  { path: '/blog/measuring-for-materials', summary: { en: measuringForMaterialsEn, fr: measuringForMaterialsFr } },
];
