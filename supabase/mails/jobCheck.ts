import { aboutRequest, shortMail } from './layout/shortMail.ts';

/** To the homeowner long after the work should have ended, when nobody said so. Data: `link`, `provider`, `service`. */
export const jobCheck = shortMail(aboutRequest, {
  en: ({ provider }) => ({
    subject: 'Is the work finished?',
    paragraphs: [`You chose ${provider}, and nobody has said yet that the work is finished. If it is, say so; then you can review it.`],
    action: 'See my request',
  }),
  fr: ({ provider }) => ({
    subject: 'Les travaux sont-ils terminés?',
    paragraphs: [
      `Vous avez choisi ${provider}, et personne n’a encore indiqué la fin des travaux. S’ils sont terminés, dites-le; vous pourrez ensuite donner votre avis.`,
    ],
    action: 'Voir ma demande',
  }),
});
