import type { MailTemplate } from './layout/MailTemplate.ts';
import { contactLines, linkTo, part, service, word } from './layout/mailData.ts';

/**
 * To the members of a provider whom a homeowner wants to talk to. Data: `link` of the request, `service`,
 * `contact` { `name`, `email`, `phone`, `preferred` ('email', 'phone' or 'message') }.
 */
export const requestConnected: MailTemplate = {
  sample: {
    link: '/account',
    service: 'Leak repair',
    contact: { name: 'Sam Roy', email: 'sam@example.ca', phone: '416-555-0199', preferred: 'phone' },
  },
  samples: { 'without names': { service: null, contact: { email: 'sam@example.ca', preferred: 'email' } } },
  en: (data) => ({
    subject: service(data, 'en') ? `A homeowner wants to talk to you: ${service(data, 'en')}` : 'A homeowner wants to talk to you',
    paragraphs: [
      `${word(part(data, 'contact'), 'name') || 'A homeowner'} chose to connect with you about a request. Answer soon.`,
      ...contactLines(part(data, 'contact'), 'en'),
    ],
    action: linkTo(data, 'See the request'),
    footer: 'Use these details for this request only.',
  }),
  fr: (data) => ({
    subject: service(data, 'fr') ? `On souhaite vous parler\u00A0: ${service(data, 'fr')}` : 'On souhaite vous parler',
    paragraphs: [
      `${word(part(data, 'contact'), 'name') || 'L’auteur d’une demande'} a choisi d’entrer en contact avec vous. Répondez sans tarder.`,
      ...contactLines(part(data, 'contact'), 'fr'),
    ],
    action: linkTo(data, 'Voir la demande'),
    footer: 'N’utilisez ces coordonnées que pour cette demande.',
  }),
};
