import { zonedFormat, type ZonedOptions } from './formats';
import { withPlainSpaces } from './intlSpaces';
import { languageTag, type Locale } from './languageTag';

/**
 * @param date a Date, milliseconds or an ISO text
 * @param options of Intl.DateTimeFormat; a long date when left out. Without a `timeZone` the browser's own applies, which only
 * pages of one person may do: what everybody is sent names `easternTimeZone`, or UTC for a day without a time
 * @returns "November 20, 2026", "20 novembre 2026"; a full hour in French is "8 h"
 * @throws RangeError when the date cannot be read
 */
export function formatDate(
  date: Date | number | string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const format = isZoned(options) ? zonedFormat(locale, options) : new Intl.DateTimeFormat(languageTag[locale], options);
  const words = withPlainSpaces(format.format(new Date(date)));
  return locale === 'fr' ? writeAsQuebec(words) : words;
}

const isZoned = (options: Intl.DateTimeFormatOptions): options is ZonedOptions => options.timeZone !== undefined;

/** "1er décembre" and "8 h", which no line breaks, where the browser's data says "1 décembre" and "08 h 00". */
function writeAsQuebec(words: string): string {
  return words
    .replace(/(^|\s)1(?=\s(?!h\b)\p{L})/u, '$11er')
    .replace(/(^|\s)0(?=\d\sh\b)/, '$1')
    .replace(/(?<=\sh)\s00(?!\smin)/, '')
    .replaceAll(/(?<=\d)\s(?=h\b)|(?<=\d\sh)\s(?=\d)/g, '\u00a0');
}
