import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, service } from './layout/mailData.ts';

/** To the owners and estimators of the companies that were not chosen for a project. Data: `link` of the request, `service`. */
export const requestClosed: MailTemplate = {
  sample: { link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666', service: 'Leak repair' },
  en: (data) => ({
    subject: service(data, 'en') ? `Another company was chosen: ${service(data, 'en')}` : 'Another company was chosen',
    paragraphs: ['The homeowner chose another company. The request is closed; there is nothing you need to do.'],
    action: linkTo(data, 'See the request'),
  }),
  fr: (data) => ({
    subject: service(data, 'fr')
      ? `Une autre entreprise a été choisie\u00A0: ${service(data, 'fr')}`
      : 'Une autre entreprise a été choisie',
    paragraphs: ['Le client a choisi une autre entreprise. La demande est fermée; vous n’avez rien à faire.'],
    action: linkTo(data, 'Voir la demande'),
  }),
};
