import type { Locale } from '@marketplace/section-kit';
import { formatPhone } from '@marketplace/shared-ui';

/** As the database keeps a number, by RFC 3966: "+14165550199;ext=12". */
const STORED = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/;
const extension = { en: 'ext.', fr: 'poste' } as const;

/** @returns "416-555-0199 ext. 12", "416 555-0199 poste 12"; a number of another form as it is */
export function phoneText(stored: string, locale: Locale): string {
  const [, area, office, line, ext] = STORED.exec(stored) ?? [];
  if (!area) return formatPhone(stored, locale);
  return formatPhone(`${area}-${office}-${line}`, locale) + (ext ? ` ${extension[locale]} ${ext}` : '');
}
