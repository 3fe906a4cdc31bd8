import type { MailLocale } from './layOut.ts';
import type { MailData } from './MailTemplate.ts';
import { clock, day, dollars, needed, service, word } from './mailData.ts';

/** A booking at a list price, as the tests of its mails need it. */
export const bookedSample = {
  link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc',
  service: 'Leak repair',
  provider: 'Roofs & Sons',
  day: '2026-12-01',
  opens: '08:00',
  closes: '12:00',
  total_cents: 123456,
};

/** What was booked. @throws Error when the service is not there */
export const booked = (data: MailData, locale: MailLocale): string => service(data, locale) || needed(data, 'service');

/** With whom it was booked, as the end of a sentence; empty when the `provider` is not there. */
export const withTeam = (data: MailData, locale: MailLocale): string =>
  word(data, 'provider') && (locale === 'fr' ? `, avec ${word(data, 'provider')}` : ` with ${word(data, 'provider')}`);

/** When and for how much, a paragraph each; what the data do not say is left out. */
export function bookedFacts(data: MailData, locale: MailLocale): string[] {
  const [on, from, to, price] = [
    day(data, 'day', locale),
    clock(data, 'opens', locale),
    clock(data, 'closes', locale),
    dollars(data, 'total_cents', locale),
  ];
  return locale === 'fr'
    ? [on && `Quand\u00A0: ${on}, de ${from} à ${to}`, price && `Prix, taxes comprises\u00A0: ${price}`].filter(Boolean)
    : [on && `When: ${on}, ${from} to ${to}`, price && `Price with taxes: ${price}`].filter(Boolean);
}
