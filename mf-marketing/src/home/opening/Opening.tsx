import { pagePart, usePagePart, type PagePart } from '@marketplace/section-kit/query';
import { Skeleton } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';

type Part = 'hero' | 'useful' | 'call';

// A site has companies but for its first days, so their pages do not carry what stands here before.
const parts: Record<Part, PagePart<{ Component: ComponentType }>> = {
  hero: pagePart('marketing/opening-hero', () => import(/* webpackChunkName: "opening" */ './OpeningHero')),
  useful: pagePart('marketing/opening-useful', () => import(/* webpackChunkName: "opening" */ './UsefulToday')),
  call: pagePart('marketing/opening-call', () => import(/* webpackChunkName: "opening" */ './CompanyCall')),
};

/**
 * A part of the home page of a site that lists nobody yet.
 *
 * @throws what kept its code from coming: without it the page is no page, as with its own code
 */
export function Opening({ part }: { part: Part }) {
  const { data, error } = usePagePart(parts[part]);
  if (error) throw error;
  return data ? <data.Component /> : <Skeleton height={360} />;
}
