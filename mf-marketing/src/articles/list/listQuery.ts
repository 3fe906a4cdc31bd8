import { choiceParam, defineQuery, textParam, type Locale, type QueryOf, type ContentList } from '@marketplace/section-kit';
import type { ArticleSummary } from '../../../content/article';
import { articleTopics } from '../articleTopics';

/** What a list of articles shows; all of it lives in the address. */
export const listQuery = defineQuery({ topic: choiceParam('', articleTopics), search: textParam() });
export type ListQuery = QueryOf<typeof listQuery>;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns whether a text holds every word of the search, accents and case apart; every text holds none */
export function wordSearch(search: string): (text: string) => boolean {
  const sought = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return sought.every((word) => folded.includes(word));
  };
}

/** @returns the articles of the topic whose title, description or part titles hold every word, accents and case apart */
export function filterArticles(
  entries: ContentList<ArticleSummary>,
  { topic, search }: ListQuery,
  locale: Locale,
): ContentList<ArticleSummary> {
  const holdsAll = wordSearch(search);
  return entries.filter(({ words }) => {
    const { title, description, headings, topics } = words[locale];
    return (!topic || topics.includes(topic)) && holdsAll([title, description, ...headings].join(' '));
  });
}
