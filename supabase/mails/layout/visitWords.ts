import type { MailLocale } from './layOut.ts';
import { clock, day, word } from './mailData.ts';
import type { MailData } from './MailTemplate.ts';

const PLACES = {
  en: { site: 'at the home', video: 'by video', phone: 'by phone' },
  fr: { site: 'à domicile', video: 'par vidéo', phone: 'par téléphone' },
} as const;

const placeOf = (data: MailData, locale: MailLocale): string | undefined =>
  new Map<string, string>(Object.entries(PLACES[locale])).get(word(data, 'place'));

/** When and where a visit is, as one line; none while no time was picked. Reads `day`, `time` (on the clock of the home) and `place`. */
export function visitLine(data: MailData, locale: MailLocale): string[] {
  const date = day(data, 'day', locale);
  if (!date) return [];
  const at = clock(data, 'time', locale);
  const time = at && (locale === 'fr' ? `à ${at} (heure locale)` : `at ${at} (local time)`);
  const line = [[date, time].filter(Boolean).join(' '), placeOf(data, locale)].filter(Boolean).join(', ');
  return [`${line.charAt(0).toLocaleUpperCase()}${line.slice(1)}.`];
}
