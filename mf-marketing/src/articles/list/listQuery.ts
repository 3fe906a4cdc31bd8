import { cleanText, type Locale } from 'section-kit';
import { articleTopics, type ArticleEntry, type ArticleTopic } from '../Article';

export interface ListQuery {
  topic: ArticleTopic | null;
  /** Empty for no search. */
  search: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Reads what a list of articles shows from its address; an unknown topic is none.
 *
 * @param params query of the address
 */
export function readListQuery(params: URLSearchParams): ListQuery {
  const topic = params.get('topic');
  return { topic: articleTopics.find((known) => known === topic) ?? null, search: cleanText(params.get('search') ?? '') };
}

/** @returns the articles of the topic whose title, description or part titles hold every word, accents and case apart */
export function filterArticles(entries: readonly ArticleEntry[], { topic, search }: ListQuery, locale: Locale): ArticleEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ summary }) => {
    const { title, description, headings, topics } = summary[locale];
    const text = fold([title, description, ...headings].join(' '));
    return (!topic || topics.includes(topic)) && words.every((word) => text.includes(word));
  });
}
