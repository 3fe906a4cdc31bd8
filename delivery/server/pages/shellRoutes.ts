import type { RouteManifest } from '@marketplace/section-kit/manifest';

/** Pages the shell answers itself. */
export const shellRoutes: RouteManifest[] = [
  {
    path: '/sitemap',
    title: { en: 'Sitemap', fr: 'Plan du site' },
    description: { en: 'Every page of the site, by topic.', fr: 'Toutes les pages du site, par sujet.' },
    chunk: 'sitemap',
  },
];
