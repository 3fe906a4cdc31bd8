import { searchHref } from './searchHref';

/** What the chips search for, in order. The directory understands the English trade names in both languages. */
export const trendingTerms = [
  'Plumbing',
  'Electrical',
  'HVAC',
  'Roofing',
  'Flooring',
  'Kitchen Renovation',
  'Bathroom Renovation',
  'Landscaping',
] as const;

export type TrendingTerm = (typeof trendingTerms)[number];

export function trendingHref(term: TrendingTerm): string {
  return searchHref('/services', term);
}
