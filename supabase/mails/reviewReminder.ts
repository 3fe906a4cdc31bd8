import { aboutRequest, shortMail } from './layout/shortMail.ts';

/** To the homeowner who has not reviewed finished work within a week; it is the only reminder. Data: `link`, `provider`, `service`. */
export const reviewReminder = shortMail(aboutRequest, {
  en: ({ provider }) => ({
    subject: `Would you choose ${provider} again?`,
    paragraphs: ['You have not reviewed the work yet. We will not ask again.'],
    action: 'Write a review',
  }),
  fr: ({ provider }) => ({
    subject: `Choisiriez-vous encore ${provider}?`,
    paragraphs: ['Vous n’avez pas encore donné votre avis sur les travaux. Nous ne vous le redemanderons pas.'],
    action: 'Donner mon avis',
  }),
});
