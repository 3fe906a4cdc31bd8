import { defineQuery, textParam, useDebouncedText, useSearchQuery } from 'section-kit';
import { useCallback } from 'react';

/** What the categories are filtered by: `?search=`. */
export const categoriesQuery = defineQuery({ search: textParam() });

/**
 * The text of the filter: it starts with `?search=` of the address and follows it; the address follows the text once
 * typing pauses.
 */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const [{ search }, setQuery] = useSearchQuery(categoriesQuery);
  const { text, type } = useDebouncedText(
    search,
    useCallback((next: string) => setQuery({ search: next }), [setQuery]),
  );
  return [text, type];
}
