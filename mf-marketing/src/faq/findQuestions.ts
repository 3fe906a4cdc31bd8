import type { Locale } from '@marketplace/section-kit';
import type { FaqQuestion } from '../../content/faq/collection';
import { list } from '../../content/faq/list';
import { anchorOf } from '../articles/anchorOf';

/** A group of questions in one language. */
export interface FoundGroup {
  slug: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** @returns the questions whose text or answer holds every word, accents and case apart; groups without one are left out */
export function findQuestions(search: string, locale: Locale): FoundGroup[] {
  const sought = anchorOf(search).split('-').filter(Boolean);
  const holds = ({ question, answer }: FaqQuestion) => {
    const text = anchorOf(`${question} ${answer}`);
    return sought.every((word) => text.includes(word));
  };
  return list
    .map(({ slug, words }) => ({ slug, title: words[locale].title, questions: words[locale].questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * The question an address points to, in either language. One of before has the words of the question.
 *
 * @param hash such as `#free-plan`, or `#what-is-a-project-list`
 * @returns its id; `null` when no question has that name
 */
export function questionOf(hash: string): string | null {
  const name = hash.slice(1);
  const questions = list.flatMap(({ words }) => Object.values(words).flatMap((group) => group.questions));
  return questions.find(({ id, question }) => id === name || anchorOf(question) === name)?.id ?? null;
}
