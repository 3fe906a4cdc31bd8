import { aboutRequest, shortMail } from './layout/shortMail.ts';

/** To the homeowner when the work is finished. Data: `link`, `provider`, `service`. */
export const reviewInvite = shortMail(aboutRequest, {
  en: ({ provider }) => ({
    subject: `How was ${provider}?`,
    paragraphs: ['The work is finished. Your review helps the next homeowner choose; it takes a minute.'],
    action: 'Write a review',
  }),
  fr: ({ provider }) => ({
    subject: `Comment ça s’est passé avec ${provider}?`,
    paragraphs: ['Les travaux sont terminés. Votre avis aide les prochains clients à choisir; il ne prend qu’une minute.'],
    action: 'Donner mon avis',
  }),
});
