import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed } from './layout/mailData.ts';

/** To a new subscriber. Data: `unsubscribe_link`. */
export const newsletterWelcome: MailTemplate = {
  sample: { unsubscribe_link: '/unsubscribe/secret' },
  en: (data) => ({
    subject: `Welcome to the ${brand.name} newsletter`,
    paragraphs: ['You are subscribed. Expect offers and advice for your home, and nothing else.'],
    footer: `Sent by ${brand.name}, ${brand.supportEmail}, because you confirmed this subscription.`,
    unsubscribe: { label: 'Unsubscribe', path: needed(data, 'unsubscribe_link') },
  }),
  fr: (data) => ({
    subject: `Bienvenue à l’infolettre ${brand.name}`,
    paragraphs: ['Votre abonnement est confirmé. Vous recevrez des offres et des conseils pour votre maison, et rien d’autre.'],
    footer: `Envoyé par ${brand.name}, ${brand.supportEmail}, parce que vous avez confirmé cet abonnement.`,
    unsubscribe: { label: 'Se désabonner', path: needed(data, 'unsubscribe_link') },
  }),
};
