import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo, service, word } from './layout/mailData.ts';

/**
 * To the side of a request that has not read what the other wrote; never its words. Data: `link` of the request, `service`, and to
 * a homeowner `provider` (name).
 */
export const messageReceived: MailTemplate = {
  sample: { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', provider: 'Roofs & Sons', service: 'Leak repair' },
  samples: {
    company: { link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666', provider: null },
    'company, without a service': { link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666', provider: null, service: null },
  },
  en: (data) => {
    const about = service(data, 'en');
    const sender = word(data, 'provider');
    return {
      subject: sender ? `${sender} wrote to you` : about ? `New message: ${about}` : 'New message',
      paragraphs: [
        `${sender || 'The homeowner'} wrote to you${about ? ` (${about})` : ''}. Read the message and answer it on the page of the request.`,
      ],
      action: linkTo(data, 'Read the message'),
      ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
    };
  },
  fr: (data) => {
    const about = service(data, 'fr');
    const sender = word(data, 'provider');
    return {
      subject: sender ? `${sender} vous a écrit` : about ? `Nouveau message\u00A0: ${about}` : 'Nouveau message',
      paragraphs: [
        `${sender || 'Le client'} vous a écrit${about ? ` (${about})` : ''}. Lisez le message et répondez-y sur la page de la demande.`,
      ],
      action: linkTo(data, 'Lire le message'),
      ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
    };
  },
};
