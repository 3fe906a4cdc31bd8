import type { Fragments } from '@marketplace/section-kit';

/** Pieces that pages of other sections may place. */
export const fragments: Fragments = {
  'newsletter-weekly-deals': () => import('./newsletter/WeeklyDealsNewsletter'),
  'newsletter-flyer': () => import('./newsletter/FlyerNewsletter'),
  'newsletter-deals': () => import('./newsletter/DealsNewsletter'),
  'newsletter-form': () => import('./newsletter/BlogNewsletter'),
  'company-report': () => import('./reporting/CompanyReport'),
};
