import { withPreposition } from '@marketplace/section-kit/french-names';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { clock, isPrivate, linkTo, service, word } from './layout/mailData.ts';
import { visitLine } from './layout/visitWords.ts';

/**
 * To both sides on the day before a visit. Data: `link` of the request, `service`, `provider` (name), `day`, `time` (on the clock
 * of the home), `place`.
 */
export const visitTomorrow: MailTemplate = {
  sample: {
    link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc',
    service: 'Leak repair',
    provider: 'Roofs & Sons',
    day: '2026-12-01',
    time: '09:30',
    place: 'site',
  },
  samples: { 'by phone': { place: 'phone' } },
  en: (data) => ({
    subject: ['Tomorrow', clock(data, 'time', 'en')].filter(Boolean).join(' at '),
    paragraphs: [
      `The visit${word(data, 'provider') && ` of ${word(data, 'provider')}`} is tomorrow${service(data, 'en') && ` (${service(data, 'en')})`}.`,
      ...visitLine(data, 'en'),
      'If the time no longer works for you, say so on the page of the request.',
    ],
    action: linkTo(data, 'See the request'),
    ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
  }),
  fr: (data) => ({
    subject: ['Demain', clock(data, 'time', 'fr')].filter(Boolean).join(' à '),
    paragraphs: [
      `La visite${word(data, 'provider') && ` ${withPreposition('de', word(data, 'provider'))}`} a lieu demain${service(data, 'fr') && ` (${service(data, 'fr')})`}.`,
      ...visitLine(data, 'fr'),
      'Si ce moment ne convient plus, dites-le sur la page de la demande.',
    ],
    action: linkTo(data, 'Voir la demande'),
    ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
  }),
};
