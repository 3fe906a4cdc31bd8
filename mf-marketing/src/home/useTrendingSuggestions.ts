import { useT } from '@marketplace/section-kit';
import type { FindSuggestions } from '@marketplace/shared-ui';
import { useCallback } from 'react';
import { homeMessages } from './homeMessages';
import { trendingHref, trendingTerms } from './trendingSearches';

/** Trending searches before typing, then those whose label or trade contains what is typed, whatever the case and the accents. */
export function useTrendingSuggestions(): FindSuggestions {
  const t = useT(homeMessages);
  return useCallback(
    (text: string) =>
      trendingTerms
        .map((term) => ({ term, value: t(`trending.${term}`) }))
        .filter(({ term, value }) => fold(`${value} ${term}`).includes(fold(text.trim())))
        .map(({ term, value }) => ({ value, href: trendingHref(term) })),
    [t],
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
