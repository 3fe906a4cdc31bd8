import { choiceParam, defineQuery, textParam, type Locale, type QueryOf } from '@marketplace/section-kit';
import { articleTopics, type ArticleEntry } from '../Article';

/** What a list of articles shows; all of it lives in the address. */
export const listQuery = defineQuery({ topic: choiceParam('', articleTopics), search: textParam() });
export type ListQuery = QueryOf<typeof listQuery>;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns the articles of the topic whose title, description or part titles hold every word, accents and case apart */
export function filterArticles(entries: readonly ArticleEntry[], { topic, search }: ListQuery, locale: Locale): ArticleEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ summary }) => {
    const { title, description, headings, topics } = summary[locale];
    const text = fold([title, description, ...headings].join(' '));
    return (!topic || topics.includes(topic)) && words.every((word) => text.includes(word));
  });
}
