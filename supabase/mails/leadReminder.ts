import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, service, word } from './layout/mailData.ts';

/** To the owners and estimators of a company that did not answer a request for a day. Data: `link` of the request, `service`, `area`. */
export const leadReminder: MailTemplate = {
  sample: { link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666', service: 'Leak repair', area: 'M5V' },
  en: (data) => ({
    subject: ['Still unanswered', [service(data, 'en'), word(data, 'area')].filter(Boolean).join(', ')].filter(Boolean).join(': '),
    paragraphs: [
      'A homeowner has been waiting for your answer for a day. A question or a no is an answer too.',
      'After three days we suggest other companies to them.',
    ],
    action: linkTo(data, 'Answer the request'),
    footer: `You get this email because your company receives requests on ${brand.name}.`,
  }),
  fr: (data) => ({
    subject: ['Toujours sans réponse', [service(data, 'fr'), word(data, 'area')].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('\u00A0: '),
    paragraphs: [
      'Un client attend votre réponse depuis une journée. Une question ou un refus est aussi une réponse.',
      'Après trois jours, nous lui proposons d’autres entreprises.',
    ],
    action: linkTo(data, 'Répondre à la demande'),
    footer: `Vous recevez ce courriel parce que votre entreprise reçoit des demandes sur ${brand.name}.`,
  }),
};
