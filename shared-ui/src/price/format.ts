import type { Ui } from '../ui-provider/UiProvider';

type Locale = Ui['locale'];

const tags = { en: 'en-CA', fr: 'fr-CA' } as const;

/**
 * @param amount dollars
 * @returns the amount as Canadians write it: "$1,249.99", "1 249,99 $"
 */
export function formatPrice(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'CAD' }).format(amount);
}

/** @returns the number with the separators of the language: "1,234.5", "1 234,5" */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(tags[locale], options).format(value);
}

/**
 * @param date a Date, milliseconds or an ISO text
 * @param options of Intl.DateTimeFormat; a long date when left out. Without a `timeZone` the browser's own applies
 * @returns "November 20, 2026", "20 novembre 2026"; a full hour in French is "8 h"
 * @throws RangeError when the date cannot be read
 */
export function formatDate(
  date: Date | number | string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const words = new Intl.DateTimeFormat(tags[locale], options).format(new Date(date));
  return locale === 'fr' ? writeAsQuebec(words) : words;
}

/** "1er décembre" and "8 h", which no line breaks, where the browser's data says "1 décembre" and "08 h 00". */
function writeAsQuebec(words: string): string {
  return words
    .replace(/(^|\s)1(?=\s(?!h\b)\p{L})/u, '$11er')
    .replace(/(^|\s)0(?=\d\sh\b)/, '$1')
    .replace(/(?<=\sh)\s00(?!\smin)/, '')
    .replaceAll(/(?<=\d)\s(?=h\b)|(?<=\d\sh)\s(?=\d)/g, '\u00a0');
}

/**
 * @param number North American, with hyphens: "1-204-555-0199"
 * @returns the number as the language groups it; French has one hyphen only: "1 204 555-0199"
 */
export function formatPhone(number: string, locale: Locale): string {
  return locale === 'fr' ? number.replaceAll(/-(?=.*-)/g, '\u00a0') : number;
}
