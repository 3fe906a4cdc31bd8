import type { MailTemplate } from '../MailTemplate.ts';
import { dollars, linkTo, moment, needed, word } from '../mailData.ts';

/**
 * To who booked a fixed-price service. Data: `link` of the booking, `service`, `provider` (name), `starts_at` (ISO 8601),
 * `time_zone` (Eastern without it), `total_cents` (taxes included).
 */
export const bookingConfirmed: MailTemplate = {
  en: (data) => ({
    subject: `Booked: ${needed(data, 'service')}`,
    paragraphs: facts([
      `Your booking is stored: ${needed(data, 'service')}${word(data, 'provider') && ` with ${word(data, 'provider')}`}.`,
      moment(data, 'starts_at', 'en') && `When: ${moment(data, 'starts_at', 'en')}`,
      dollars(data, 'total_cents', 'en') && `Price with taxes: ${dollars(data, 'total_cents', 'en')}`,
    ]),
    action: linkTo(data, 'See my booking'),
  }),
  fr: (data) => ({
    subject: `Réservation\u00A0: ${needed(data, 'service')}`,
    paragraphs: facts([
      `Votre réservation est enregistrée\u00A0: ${needed(data, 'service')}${word(data, 'provider') && `, avec ${word(data, 'provider')}`}.`,
      moment(data, 'starts_at', 'fr') && `Quand\u00A0: ${moment(data, 'starts_at', 'fr')}`,
      dollars(data, 'total_cents', 'fr') && `Prix, taxes comprises\u00A0: ${dollars(data, 'total_cents', 'fr')}`,
    ]),
    action: linkTo(data, 'Voir ma réservation'),
  }),
};

const facts = (paragraphs: string[]) => paragraphs.filter(Boolean);
