import { word } from './layout/mailData.ts';
import { aboutLead, aboutRequest, shortMail } from './layout/shortMail.ts';

/**
 * To the owners and estimators of a company that has a review (`status` new), and to the author of one that waited and is now published
 * or refused. Data: `link`, `provider`, `service`, `status`.
 */
export const reviewPublished = shortMail(
  { ...aboutLead, status: 'new' },
  {
    samples: { published: { ...aboutRequest, status: 'published' }, refused: { ...aboutRequest, status: 'refused' } },
    en: ({ provider, data }) => {
      if (word(data, 'status') === 'published') {
        return {
          subject: `Your review of ${provider} is published`,
          paragraphs: ['We have checked it, and it counts from now on. Thank you.'],
          action: 'See my request',
        };
      }
      if (word(data, 'status') === 'refused') {
        return {
          subject: `Your review of ${provider} is not published`,
          paragraphs: ['A person has checked it and decided that it cannot count. If that is wrong, write to us.'],
          action: 'See why',
        };
      }
      return { subject: `${provider} has a new review`, paragraphs: ['You can answer it once, in public.'], action: 'Read the review' };
    },
    fr: ({ provider, data }) => {
      if (word(data, 'status') === 'published') {
        return {
          subject: `Votre avis sur ${provider} est publié`,
          paragraphs: ['Nous l’avons vérifié; il compte désormais. Merci.'],
          action: 'Voir ma demande',
        };
      }
      if (word(data, 'status') === 'refused') {
        return {
          subject: `Votre avis sur ${provider} n’est pas publié`,
          paragraphs: ['Une personne l’a vérifié et a décidé qu’il ne peut pas compter. Si c’est une erreur, écrivez-nous.'],
          action: 'Voir pourquoi',
        };
      }
      return {
        subject: `Nouvel avis sur ${provider}`,
        paragraphs: ['Vous pouvez y répondre une fois, publiquement.'],
        action: 'Lire l’avis',
      };
    },
  },
);
