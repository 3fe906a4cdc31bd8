import { useLocale } from '@marketplace/section-kit';
import { clearanceMessages } from './clearanceMessages';

/** Says a condition, reason or category of clearance in the language of the page; a word nobody translated stays as it is. */
export function useClearanceText(): (english: string | null) => string {
  const texts: Readonly<Record<string, string>> = clearanceMessages.catalogues[useLocale()];
  return (english) => (english === null ? '' : (texts[`word.${english}`] ?? english));
}
