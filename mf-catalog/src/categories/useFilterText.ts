import { defineQuery, textParam, useSearchQuery, useSearchText } from '@marketplace/section-kit';

/**
 * What the categories are filtered by: `?search=`.
 *
 * @public every codec is asked by the tests of its section
 */
export const categoriesQuery = defineQuery({ search: textParam() });

/**
 * The text of the filter: it starts with `?search=` of the address and follows it; the address follows the text once
 * typing pauses.
 */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const { text, type } = useSearchText(...useSearchQuery(categoriesQuery));
  return [text, type];
}
