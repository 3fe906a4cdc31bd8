import type { Locale } from '@marketplace/section-kit';
import { anchorOf } from '../articles/anchorOf';
import { faqEnglish } from './faqEnglish';
import { faqFrench } from './faqFrench';
import { faqGroupNames, faqGroups, type FaqGroup, type FaqId, type FaqText } from './faqEntries';

export const faqTexts: Readonly<Record<Locale, Readonly<Record<FaqId, FaqText>>>> = { en: faqEnglish, fr: faqFrench };

/** @returns the questions whose text or answer holds every word, accents and case apart; groups without one are left out */
export function findQuestions(search: string, locale: Locale): { group: FaqGroup; ids: FaqId[] }[] {
  const words = anchorOf(search).split('-').filter(Boolean);
  const holds = (id: FaqId) => {
    const { question, answer } = faqTexts[locale][id];
    const text = anchorOf(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return faqGroupNames
    .map((group) => ({ group, ids: (faqGroups[group] as readonly FaqId[]).filter(holds) }))
    .filter(({ ids }) => ids.length > 0);
}

/**
 * The question an address points to. A link from the other language finds it as well.
 *
 * @param hash such as `#what-is-a-project-list`
 * @returns `null` when no question has that name
 */
export function questionOf(hash: string): FaqId | null {
  const name = hash.slice(1);
  const ids = faqGroupNames.flatMap((group) => faqGroups[group] as readonly FaqId[]);
  return ids.find((id) => Object.values(faqTexts).some((texts) => anchorOf(texts[id].question) === name)) ?? null;
}
