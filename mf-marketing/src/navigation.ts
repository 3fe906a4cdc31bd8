import type { NavigationEntry } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { menu as financialMenu } from '../content/financial/pages.ts';
import { menu as legalMenu } from '../content/legal/pages.ts';
import { menu as offerMenu } from '../content/offers/pages.ts';

/** Entries of the shell's menus, its footer and its sitemap. */
export const navigation: NavigationEntry[] = [
  { group: 'shop', order: 10, path: '/' },
  { group: 'about', order: 10, path: '/about' },
  { group: 'about', order: 20, path: '/homeowners' },
  { group: 'about', order: 30, path: '/designers' },
  { group: 'about', order: 40, path: '/vendors' },
  { group: 'about', order: 50, path: '/contact' },
  { group: 'about', order: 60, path: '/faq', title: { en: 'FAQ', fr: 'Foire aux questions' } },
  { group: 'advertise', order: 10, path: `/${brand.slug}-ads`, title: { en: `${brand.name} Ads`, fr: `Publicité ${brand.name}` } },
  { group: 'advertise', order: 50, path: '/listings' },
  {
    group: 'advertise',
    order: 60,
    path: '/targeted-email-marketing',
    title: { en: 'Targeted Email Marketing', fr: 'Courriels ciblés' },
    sitemapOnly: true,
  },
  { group: 'tools', order: 30, path: '/rate-card' },
  { group: 'tools', order: 70, path: '/reporting', title: { en: 'Reporting', fr: 'Rapports' } },
  { group: 'resources', order: 10, path: '/blog' },
  { group: 'resources', order: 20, path: '/guides' },
  { group: 'resources', order: 30, path: '/events' },
  { group: 'resources', order: 40, path: '/case-studies', title: { en: 'Case Studies', fr: 'Études de cas' } },
  { group: 'resources', order: 50, path: '/demo', title: { en: 'Book a Demo', fr: 'Réserver une démonstration' } },
  { group: 'company', order: 10, path: '/partners' },
  { group: 'company', order: 20, path: '/newsroom' },
  { group: 'company', order: 30, path: '/careers' },
  { group: 'company', order: 40, path: '/investor-relations' },
  { group: 'mortgages', order: 5, path: '/financial', sitemapOnly: true },
  ...financialMenu,
  ...offerMenu,
  ...legalMenu,
];
