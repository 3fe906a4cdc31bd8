import type { MailLocale } from './layout/layOut.ts';
import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { clock, day, dollars, linkTo, needed, service, word } from './layout/mailData.ts';

/**
 * To who booked a fixed-price service. Data: `link` of the booking, `service`, `provider` (name), `day` (2026-12-01),
 * `opens` and `closes` (13:00, on the clock of the place), `total_cents` (taxes included).
 */
export const bookingConfirmed: MailTemplate = {
  sample: {
    link: '/account',
    service: 'Leak repair',
    provider: 'Roofs & Sons',
    day: '2026-12-01',
    opens: '08:00',
    closes: '12:00',
    total_cents: 123456,
  },
  en: (data) => ({
    subject: `Booked: ${booked(data, 'en')}`,
    paragraphs: facts([
      `Your booking is stored: ${booked(data, 'en')}${word(data, 'provider') && ` with ${word(data, 'provider')}`}.`,
      day(data, 'day', 'en') && `When: ${day(data, 'day', 'en')}, ${clock(data, 'opens', 'en')} to ${clock(data, 'closes', 'en')}`,
      dollars(data, 'total_cents', 'en') && `Price with taxes: ${dollars(data, 'total_cents', 'en')}`,
    ]),
    action: linkTo(data, 'See my booking'),
  }),
  fr: (data) => ({
    subject: `Réservation\u00A0: ${booked(data, 'fr')}`,
    paragraphs: facts([
      `Votre réservation est enregistrée\u00A0: ${booked(data, 'fr')}${word(data, 'provider') && `, avec ${word(data, 'provider')}`}.`,
      day(data, 'day', 'fr') && `Quand\u00A0: ${day(data, 'day', 'fr')}, de ${clock(data, 'opens', 'fr')} à ${clock(data, 'closes', 'fr')}`,
      dollars(data, 'total_cents', 'fr') && `Prix, taxes comprises\u00A0: ${dollars(data, 'total_cents', 'fr')}`,
    ]),
    action: linkTo(data, 'Voir ma réservation'),
  }),
};

const facts = (paragraphs: string[]) => paragraphs.filter(Boolean);

/** @throws Error when the service is not there */
const booked = (data: MailData, locale: MailLocale) => service(data, locale) || needed(data, 'service');
