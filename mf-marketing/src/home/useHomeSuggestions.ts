import { useShell, useT } from '@marketplace/section-kit';
import type { FindSuggestions } from '@marketplace/shared-ui';
import { homeMessages } from './homeMessages';
import { trendingHref, trendingTerms } from './trendingSearches';

/** Trending searches before typing, then what the whole product finds. */
export function useHomeSuggestions(): FindSuggestions {
  const t = useT(homeMessages);
  const { find } = useShell();
  return (text) => (text.trim() ? find(text) : trendingTerms.map((term) => ({ value: t(`trending.${term}`), href: trendingHref(term) })));
}
