import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed } from './layout/mailData.ts';

/** To an address somebody entered for a newsletter: nothing is sent to it before the answer. Data: `link` that confirms. */
export const newsletterConfirm: MailTemplate = {
  sample: { link: '/newsletter/secret' },
  en: (data) => ({
    subject: `Confirm your ${brand.name} newsletter`,
    paragraphs: [`This address was entered for the ${brand.name} newsletter. Confirm that you want it, and we will send it.`],
    action: { label: 'Yes, send me the newsletter', path: needed(data, 'link') },
    footer: 'If you did not ask for it, ignore this email: you are not subscribed and we will not write again.',
  }),
  fr: (data) => ({
    subject: `Confirmez votre abonnement à l’infolettre ${brand.name}`,
    paragraphs: [`Cette adresse a été inscrite à l’infolettre ${brand.name}. Confirmez que vous la voulez, et vous la recevrez.`],
    action: { label: 'Oui, je veux l’infolettre', path: needed(data, 'link') },
    footer: 'Si vous n’avez rien demandé, ignorez ce courriel\u00A0: vous n’avez pas d’abonnement et nous n’écrirons plus.',
  }),
};
