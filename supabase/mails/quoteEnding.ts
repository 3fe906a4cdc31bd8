import { withPreposition } from '@marketplace/section-kit/french-names';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { day, isPrivate, linkTo, needed, service } from './layout/mailData.ts';

/** To a homeowner three days before a quote ends. Data: `link` of the request, `service`, `provider` (name), `day` (its last). */
export const quoteEnding: MailTemplate = {
  sample: { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', service: 'Leak repair', provider: 'Roofs & Sons', day: '2026-12-01' },
  en: (data) => ({
    subject: `Your quote from ${needed(data, 'provider')} expires on ${day(data, 'day', 'en')}`,
    paragraphs: [
      `You can accept the quote from ${needed(data, 'provider')}${service(data, 'en') && ` (${service(data, 'en')})`} up to and including ${day(data, 'day', 'en')}.`,
    ],
    action: linkTo(data, 'See the quote'),
    ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
  }),
  fr: (data) => ({
    subject: `La soumission ${withPreposition('de', needed(data, 'provider'))} expire le ${day(data, 'day', 'fr')}`,
    paragraphs: [
      `Vous pouvez accepter la soumission ${withPreposition('de', needed(data, 'provider'))}${service(data, 'fr') && ` (${service(data, 'fr')})`} jusqu’au ${day(data, 'day', 'fr')} inclusivement.`,
    ],
    action: linkTo(data, 'Voir la soumission'),
    ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
  }),
};
