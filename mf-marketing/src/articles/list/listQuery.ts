import { choiceParam, defineQuery, textParam, type Locale, type QueryOf, type ContentList } from '@marketplace/section-kit';
import type { ArticleSummary } from '../../../content/article';
import { articleTopics } from '../articleTopics';

/** What a list of articles shows; all of it lives in the address. */
export const listQuery = defineQuery({ topic: choiceParam('', articleTopics), search: textParam() });
export type ListQuery = QueryOf<typeof listQuery>;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns the articles of the topic whose title, description or part titles hold every word, accents and case apart */
export function filterArticles(
  entries: ContentList<ArticleSummary>,
  { topic, search }: ListQuery,
  locale: Locale,
): ContentList<ArticleSummary> {
  const sought = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ words }) => {
    const { title, description, headings, topics } = words[locale];
    const text = fold([title, description, ...headings].join(' '));
    return (!topic || topics.includes(topic)) && sought.every((word) => text.includes(word));
  });
}
