import { useT } from 'section-kit';
import type { FindSuggestions } from 'shared-ui';
import { useCallback } from 'react';
import { homeMessages } from './homeMessages';
import { trendingHref, trendingTerms } from './trendingSearches';

/** Trending searches before typing, then those that contain what is typed, whatever the case and the accents. */
export function useTrendingSuggestions(): FindSuggestions {
  const t = useT(homeMessages);
  return useCallback(
    (text: string) =>
      trendingTerms
        .map((term) => ({ value: t(`trending.${term}`), href: trendingHref(term) }))
        .filter(({ value }) => fold(value).includes(fold(text.trim()))),
    [t],
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
