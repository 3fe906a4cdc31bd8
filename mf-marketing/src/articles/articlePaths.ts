/** Guides: what stays true for years. In the order one needs them. */
export const guideSlugs = [
  'choosing-a-contractor',
  'reading-a-quote',
  'permits-by-province',
  'deposits-and-contracts',
  'heat-pumps-in-canada',
  'insulation-and-rebates',
] as const;

/** Posts: what belongs to a season or a project. Newest first. */
export const postSlugs = [
  'winter-roofs',
  'kitchen-budget',
  'floors-for-a-dry-winter',
  'deck-before-the-frost',
  'spotting-fake-reviews',
  'measuring-for-materials',
] as const;

export type ArticlePath = `/guides/${(typeof guideSlugs)[number]}` | `/blog/${(typeof postSlugs)[number]}`;

/** Addresses of all articles, without language prefix. */
export const articlePaths: readonly ArticlePath[] = [
  ...guideSlugs.map((slug) => `/guides/${slug}` as const),
  ...postSlugs.map((slug) => `/blog/${slug}` as const),
];
