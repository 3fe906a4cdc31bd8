import { aboutLead, shortMail } from './layout/shortMail.ts';

/** To the owners and estimators of a company that got a job and set no date within 72 hours. Data: `link`, `provider`, `service`. */
export const jobDate = shortMail(aboutLead, {
  en: ({ work }) => ({
    subject: `Set a start date${work}`,
    paragraphs: ['You got this job three days ago and the homeowner does not know yet when you start.'],
    action: 'Set a start date',
  }),
  fr: ({ work }) => ({
    subject: `Fixez une date de début${work}`,
    paragraphs: ['Vous avez obtenu ce mandat il y a trois jours et le client ne sait pas encore quand vous commencez.'],
    action: 'Fixer une date de début',
  }),
});
