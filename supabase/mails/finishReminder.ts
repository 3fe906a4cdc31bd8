import { withPreposition } from '@marketplace/section-kit/french-names';
import { word } from './layout/mailData.ts';
import { aboutLead, aboutRequest, shortMail } from './layout/shortMail.ts';

/** To the side that has not answered for five days whether the work is finished. Data: `link`, `provider`, `service`, `to`. */
export const finishReminder = shortMail(aboutRequest, {
  samples: { company: { ...aboutLead, to: 'provider' }, 'without a name': { provider: null } },
  en: ({ provider, work, isForCompany }) => ({
    subject: isForCompany ? `Is the work finished${work}?` : `Is the work by ${provider} finished?`,
    paragraphs: [
      isForCompany
        ? 'The homeowner said so five days ago. Confirm it, or say what is missing; otherwise it soon counts as finished.'
        : `${provider} said so five days ago. Confirm it, or say what is missing; otherwise it soon counts as finished.`,
    ],
    action: 'Answer',
  }),
  fr: ({ provider, work, isForCompany, data }) => ({
    subject: isForCompany
      ? `Les travaux sont-ils terminés?${work && ` ${work.replace(/^\u00A0: /, '')}`}`
      : `Les travaux ${word(data, 'provider') ? withPreposition('de', provider) : 'd’un professionnel'} sont-ils terminés?`,
    paragraphs: [
      `${isForCompany ? 'Le client' : provider} l’a indiqué il y a cinq jours. Confirmez-le ou dites ce qui manque; sinon, les travaux seront bientôt réputés terminés.`,
    ],
    action: 'Répondre',
  }),
});
