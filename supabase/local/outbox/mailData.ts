import type { MailLocale } from '../mail/layOut.ts';
import type { MailContent, MailData } from './MailTemplate.ts';

/** A text of the data on one line, at most 200 characters; empty when it is not there. */
export function word(data: MailData, name: string): string {
  const value = data[name];
  if (typeof value === 'number') return String(value);
  // What a person typed ends up in the subject too, where a line break would begin another header.
  return typeof value === 'string'
    ? value
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, 200)
    : '';
}

/** @throws Error when the text is not there: the mail would be of no use without it */
export function needed(data: MailData, name: string): string {
  const value = word(data, name);
  if (value) return value;
  throw new Error(`The data of this mail have no "${name}": give it to private.enqueue_mail.`);
}

/** The button that leads to the path `link` of the data; none without it. */
export function linkTo(data: MailData, label: string): MailContent['action'] {
  const path = word(data, 'link');
  return path ? { label, path } : undefined;
}

/** The texts of a list in the data; empty when it is not there. */
export function words(data: MailData, name: string): string[] {
  const value = data[name];
  return Array.isArray(value) ? value.map((entry) => word({ entry }, 'entry')).filter(Boolean) : [];
}

const TAGS: Record<MailLocale, string> = { en: 'en-CA', fr: 'fr-CA' };

/** A record inside the data; empty when it is not there. */
export function part(data: MailData, name: string): MailData {
  const value = data[name];
  return typeof value === 'object' && value !== null ? (value as MailData) : {};
}

/** Whole cents of the data as dollars; empty when they are not there. */
export function dollars(data: MailData, name: string, locale: MailLocale): string {
  const value = data[name];
  if (typeof value !== 'number') return '';
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'CAD' }).format(value / 100);
}

/** An instant of the data (ISO 8601) in words, in the time zone `time_zone` of the data or Eastern time. */
export function moment(data: MailData, name: string, locale: MailLocale): string {
  const time = new Date(word(data, name));
  if (Number.isNaN(time.getTime())) return '';
  const timeZone = word(data, 'time_zone') || 'America/Toronto';
  const text = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(time);
  return locale === 'fr' ? text.replace(/^(\p{L}+) 1 /u, '$1 1er ') : text;
}

/** "a", "a and b", "a, b and c" in the language. */
export function list(entries: readonly string[], locale: MailLocale): string {
  return new Intl.ListFormat(TAGS[locale]).format(entries);
}
