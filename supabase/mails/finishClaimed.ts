import { aboutLead, aboutRequest, shortMail } from './layout/shortMail.ts';

/** To the other side when one says that the work is finished. Data: `link`, `provider`, `service`, `to` ('provider' for the company). */
export const finishClaimed = shortMail(aboutRequest, {
  samples: { company: { ...aboutLead, to: 'provider' } },
  en: ({ provider, work, isForCompany }) =>
    isForCompany
      ? {
          subject: `The homeowner says the work is finished${work}`,
          paragraphs: ['Do you agree? Confirm it, or say what is missing.', 'Without an answer within 14 days it counts as finished.'],
          action: 'Answer',
        }
      : {
          subject: `${provider} says the work is finished. Is it?`,
          paragraphs: ['Confirm it, or say what is missing.', 'Without an answer within 7 days it counts as finished.'],
          action: 'Answer',
        },
  fr: ({ provider, work, isForCompany }) =>
    isForCompany
      ? {
          subject: `Le client indique que les travaux sont terminés${work}`,
          paragraphs: [
            'Êtes-vous d’accord? Confirmez-le ou dites ce qui manque.',
            'Sans réponse d’ici 14 jours, les travaux seront réputés terminés.',
          ],
          action: 'Répondre',
        }
      : {
          subject: `${provider} indique que les travaux sont terminés. Est-ce le cas?`,
          paragraphs: ['Confirmez-le ou dites ce qui manque.', 'Sans réponse d’ici 7 jours, les travaux seront réputés terminés.'],
          action: 'Répondre',
        },
});
