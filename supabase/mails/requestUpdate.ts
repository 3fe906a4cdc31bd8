import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo, service, word } from './layout/mailData.ts';

const NEWS = {
  en: {
    viewed: 'has read your request',
    interested: 'is interested in your project',
    quoted: 'has sent you a quote',
    hired: 'is confirmed for your project',
    completed: 'has marked your project as completed',
    declined: 'cannot take on your project',
    withdrawn: 'no longer has your request: it was withdrawn',
    expired: 'did not answer in time: your request has expired',
  },
  fr: {
    viewed: 'a lu votre demande',
    interested: 'manifeste de l’intérêt pour votre projet',
    quoted: 'vous a envoyé une soumission',
    hired: 'a obtenu votre mandat',
    completed: 'indique que vos travaux sont terminés',
    declined: 'ne peut pas se charger de votre projet',
    withdrawn: 'n’a plus votre demande\u00A0: elle a été retirée',
    expired: 'n’a pas répondu à temps\u00A0: votre demande a expiré',
  },
} as const;

const newsOf = (locale: keyof typeof NEWS, status: string, otherwise: string): string =>
  new Map(Object.entries(NEWS[locale])).get(status) ?? otherwise;

/** To who asked for quotes, when a request moves. Data: `link` of the request, `status` it moved to, `provider` (name), `service`. */
export const requestUpdate: MailTemplate = {
  sample: { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', status: 'quoted', provider: 'Roofs & Sons', service: 'Leak repair' },
  en: (data) => {
    const news = `${word(data, 'provider') || 'A professional'} ${newsOf('en', word(data, 'status'), 'has news about your request')}`;
    return {
      subject: news,
      paragraphs: [service(data, 'en') ? `${news} (${service(data, 'en')}).` : `${news}.`],
      action: linkTo(data, 'See my request'),
      ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
    };
  },
  fr: (data) => {
    const news = `${word(data, 'provider') || 'Un professionnel'} ${newsOf('fr', word(data, 'status'), 'a du nouveau pour votre demande')}`;
    return {
      subject: news,
      paragraphs: [service(data, 'fr') ? `${news} (${service(data, 'fr')}).` : `${news}.`],
      action: linkTo(data, 'Voir ma demande'),
      ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
    };
  },
};
