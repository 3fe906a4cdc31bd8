import type { Locale } from './languageTag';

/**
 * @param number North American, with hyphens: "1-204-555-0199"
 * @returns the number as the language groups it; French has one hyphen only: "1 204 555-0199"
 */
export function formatPhone(number: string, locale: Locale): string {
  return locale === 'fr' ? number.replaceAll(/-(?=.*-)/g, '\u00a0') : number;
}
