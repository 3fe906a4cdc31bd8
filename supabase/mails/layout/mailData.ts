import { tradeLabel } from '../../trades.ts';
import type { MailLocale } from './layOut.ts';
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

/** What a company is called whose name is not known, at the start of a sentence. */
export const anyProvider: Readonly<Record<MailLocale, string>> = { en: 'A professional', fr: 'Un professionnel' };

/** The `service` of the data: a trade in the language of the mail, else what people named it. Empty when it is not there. */
export function service(data: MailData, locale: MailLocale): string {
  return tradeLabel(word(data, 'service'), locale);
}

/** The button that leads to the path `link` of the data; none without it. */
export function linkTo(data: MailData, label: string): MailContent['action'] {
  const path = word(data, 'link');
  return path ? { label, path } : undefined;
}

/** Whether `link` opens what it leads to for whoever has it: the link of a guest, which ends in a token. */
export const isPrivate = (data: MailData): boolean => /^\/r\/[\w-]{43}$/.test(word(data, 'link'));

/** Whether it is about the lines of a list of materials: nobody chooses between its vendors, and nobody is hired. */
export const isList = (data: MailData): boolean => data['list'] === true;

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

/** The records of a list in the data; empty when it is not there. */
export function parts(data: MailData, name: string): MailData[] {
  const value = data[name];
  return Array.isArray(value) ? value.map((entry) => part({ entry }, 'entry')) : [];
}

/** Whole cents of the data as dollars; empty when they are not there. */
export function dollars(data: MailData, name: string, locale: MailLocale): string {
  const value = data[name];
  if (typeof value !== 'number') return '';
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'CAD' }).format(value / 100);
}

/** A day of the data (2026-12-01) in words; empty when it is not there. */
export function day(data: MailData, name: string, locale: MailLocale): string {
  const date = new Date(`${word(data, name)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const text = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(date);
  return locale === 'fr' ? text.replace(/^(\p{L}+) 1 /u, '$1 1er ') : text;
}

/** A time of the data on the clock of the place (13:30) as people write it: "1:30 p.m.", "13 h 30", "8 h". */
export function clock(data: MailData, name: string, locale: MailLocale): string {
  const time = new Date(`1970-01-01T${word(data, name)}:00Z`);
  if (Number.isNaN(time.getTime())) return '';
  const text = new Intl.DateTimeFormat(TAGS[locale], { timeStyle: 'short', timeZone: 'UTC' }).format(time);
  return locale === 'fr'
    ? text
        .replace(/^0(?=\d)/, '')
        .replace(/\s00$/, '')
        .replace(/\s/g, '\u00A0')
    : text;
}

/** "a", "a and b", "a, b and c" in the language. */
export function list(entries: readonly string[], locale: MailLocale): string {
  return new Intl.ListFormat(TAGS[locale]).format(entries);
}

const CONTACT_LABELS = {
  en: { email: 'Email: ', phone: 'Phone: ', address: 'Address: ', first: ' (preferred)' },
  fr: { email: 'Courriel\u00A0: ', phone: 'Téléphone\u00A0: ', address: 'Adresse\u00A0: ', first: ' (de préférence)' },
};

/** How to reach somebody, as one paragraph; none when nothing is known. `contact` is { `name`, `email`, `phone`, `preferred`, `address` }. */
export function contactLines(contact: MailData, locale: 'en' | 'fr'): string[] {
  const labels = CONTACT_LABELS[locale];
  const ways = (['email', 'phone', 'address'] as const).filter((way) => word(contact, way));
  const lines = ways.map((way) => labels[way] + word(contact, way) + (word(contact, 'preferred') === way ? labels.first : ''));
  return lines.length ? [lines.join('\n')] : [];
}
