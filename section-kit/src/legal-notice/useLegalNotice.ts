import { useLocale } from '@marketplace/section-kit';
import { useState } from 'react';
import { notices } from './notices';

/** The notice of a form, and what goes with what is sent. */
export interface NoticeState {
  isEnglish: boolean;
  choose: (isEnglish: boolean) => void;
  /** Whether the French text comes first and the English one is a choice. */
  isChoiceIn: (province: string | null | undefined) => boolean;
  /** Which notice holds: the `notice` of what is sent. */
  idIn: (province: string | null | undefined) => (typeof notices)[keyof typeof notices];
}

/**
 * Decides which notice a form shows. The Charter of the French language (s. 55) lets nobody in Quebec be bound by an English
 * contract of adhesion before the French one was given: there the French text holds unless the English one is chosen.
 */
export function useLegalNotice(): NoticeState {
  const locale = useLocale();
  const [isEnglish, choose] = useState(false);
  const isChoiceIn: NoticeState['isChoiceIn'] = (province) => locale === 'en' && province === 'QC';
  const idIn: NoticeState['idIn'] = (province) => (isChoiceIn(province) ? (isEnglish ? notices.enAfterFr : notices.fr) : notices[locale]);
  return { isEnglish, choose, isChoiceIn, idIn };
}
