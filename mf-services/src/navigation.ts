import type { NavigationEntry } from '@marketplace/section-kit/manifest';
import { menu as fixedPriceMenu } from '../content/fixed-price/pages.ts';
import { menu as tradeHubMenu } from '../content/trade-hubs/pages.ts';

/** Entries of the shell's menus, its footer and its sitemap. */
export const navigation: NavigationEntry[] = [
  { group: 'shop', order: 30, path: '/services' },
  { group: 'popular', order: 10, path: '/services' },
  { group: 'inside', order: 5, path: '/indoor', sitemapOnly: true },
  { group: 'outside', order: 5, path: '/outdoor', sitemapOnly: true },
  ...tradeHubMenu,
  ...fixedPriceMenu,
];
