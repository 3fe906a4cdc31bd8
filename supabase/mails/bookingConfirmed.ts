import { booked, bookedFacts, bookedSample, withTeam } from './layout/bookedHalfDay.ts';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo } from './layout/mailData.ts';

/** To who asked for a half day at a fixed price, once the team confirmed it. Data: as of `booking_requested`. */
export const bookingConfirmed: MailTemplate = {
  sample: bookedSample,
  en: (data) => ({
    subject: `Confirmed: ${booked(data, 'en')}`,
    paragraphs: [
      `Your half day is booked: ${booked(data, 'en')}${withTeam(data, 'en')}.`,
      ...bookedFacts(data, 'en'),
      'The team now has your name, phone, email and address.',
    ],
    action: linkTo(data, 'See my booking'),
    ...(isPrivate(data) && { footer: 'The link opens your booking, for anyone who has it.' }),
  }),
  fr: (data) => ({
    subject: `Confirmée\u00A0: ${booked(data, 'fr')}`,
    paragraphs: [
      `Votre demi-journée est réservée\u00A0: ${booked(data, 'fr')}${withTeam(data, 'fr')}.`,
      ...bookedFacts(data, 'fr'),
      'L’équipe a maintenant votre nom, votre téléphone, votre courriel et votre adresse.',
    ],
    action: linkTo(data, 'Voir ma réservation'),
    ...(isPrivate(data) && { footer: 'Le lien ouvre votre réservation à quiconque le possède.' }),
  }),
};
