import type { NavigationEntry } from '@marketplace/section-kit/manifest';
import { menu as hubMenu } from '../content/hubs/pages.ts';

/** Entries of the shell's menus, its footer and its sitemap. */
export const navigation: NavigationEntry[] = [
  { group: 'shop', order: 20, path: '/categories', title: { en: 'All Categories', fr: 'Toutes les catégories' } },
  { group: 'shop', order: 40, path: '/materials', title: { en: 'Materials Catalogue', fr: 'Catalogue de matériaux' } },
  { group: 'shop', order: 50, path: '/weekly-deals' },
  { group: 'shop', order: 60, path: '/weekly-flyer' },
  { group: 'shop', order: 70, path: '/clearance', title: { en: 'Clearance', fr: 'Liquidation' } },
  { group: 'shop', order: 80, path: '/deals' },
  { group: 'popular', order: 20, path: '/categories', title: { en: 'All Categories', fr: 'Toutes les catégories' } },
  { group: 'kitchen', order: 5, path: '/kitchen', sitemapOnly: true },
  { group: 'bathroom', order: 5, path: '/bathroom', sitemapOnly: true },
  { group: 'flooring', order: 5, path: '/flooring', sitemapOnly: true },
  ...hubMenu,
];
