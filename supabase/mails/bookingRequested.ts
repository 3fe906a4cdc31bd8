import { booked, bookedFacts, bookedSample, withTeam } from './layout/bookedHalfDay.ts';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo } from './layout/mailData.ts';

/**
 * To who asked for a half day at a fixed price; a guest's link confirms the address. Data: `link` of the booking, `service`, `provider` (name), `day` (2026-12-01),
 * `opens` and `closes` (13:00, on the clock of the place), `total_cents` (taxes included).
 */
export const bookingRequested: MailTemplate = {
  sample: bookedSample,
  samples: { account: { link: '/r/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11' } },
  en: (data) => ({
    subject: `Requested: ${booked(data, 'en')}`,
    paragraphs: [
      `You requested ${booked(data, 'en')}${withTeam(data, 'en')}.`,
      ...bookedFacts(data, 'en'),
      isPrivate(data)
        ? 'The half day is held for you for 15 minutes. Open the link and confirm your email there, and it is held for up to a day.'
        : 'The half day is held for you for up to a day, at most until 6 p.m. the day before.',
      'It is booked only if the team confirms it by then. You owe nothing until it does.',
    ],
    action: linkTo(data, isPrivate(data) ? 'Confirm my email' : 'See my request'),
    ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it. If you requested nothing, ignore this email.' }),
  }),
  fr: (data) => ({
    subject: `Demande reçue\u00A0: ${booked(data, 'fr')}`,
    paragraphs: [
      `Vous avez demandé\u00A0: ${booked(data, 'fr')}${withTeam(data, 'fr')}.`,
      ...bookedFacts(data, 'fr'),
      isPrivate(data)
        ? 'La demi-journée vous est gardée 15 minutes. Ouvrez le lien et confirmez-y votre courriel pour qu’elle le soit jusqu’à une journée.'
        : 'La demi-journée vous est gardée jusqu’à une journée, au plus tard jusqu’à 18\u00A0h la veille.',
      'Elle ne sera réservée que si l’équipe la confirme d’ici là. Vous ne devez rien avant.',
    ],
    action: linkTo(data, isPrivate(data) ? 'Confirmer mon courriel' : 'Voir ma demande'),
    ...(isPrivate(data) && {
      footer: 'Le lien ouvre votre demande à quiconque le possède. Si vous n’avez rien demandé, ignorez ce courriel.',
    }),
  }),
};
