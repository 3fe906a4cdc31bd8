import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo, list, service, words } from './layout/mailData.ts';

/** To who asked for quotes. Data: `link` of the request, `service`, `providers` (names). */
export const requestSent: MailTemplate = {
  sample: {
    link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc',
    service: 'Leak repair',
    providers: ['Roofs & Sons', 'Second', 'Third'],
  },
  en: (data) => ({
    subject: service(data, 'en') ? `Your quote request: ${service(data, 'en')}` : 'Your quote request',
    paragraphs: [
      words(data, 'providers').length
        ? `We sent your request to ${list(words(data, 'providers'), 'en')}.`
        : 'We sent your request to the professionals you chose.',
      'You will get an email when someone answers. They see your phone number and email address only once you choose to connect.',
      ...(isPrivate(data) ? ['To connect or to hire, first confirm this email: one click on the page that the link opens.'] : []),
    ],
    action: linkTo(data, 'Follow my request'),
    footer: `${isPrivate(data) ? 'Keep this email: the link opens your request, for anyone who has it. ' : ''}If you did not ask for quotes on ${brand.name}, ignore this email.`,
  }),
  fr: (data) => ({
    subject: service(data, 'fr') ? `Votre demande de soumission\u00A0: ${service(data, 'fr')}` : 'Votre demande de soumission',
    paragraphs: [
      words(data, 'providers').length
        ? `Votre demande a été transmise à ${list(words(data, 'providers'), 'fr')}.`
        : 'Votre demande a été transmise aux professionnels que vous avez choisis.',
      'Vous recevrez un courriel dès qu’on vous répondra. Votre téléphone et votre adresse courriel ne seront visibles que lorsque vous aurez choisi d’entrer en contact.',
      ...(isPrivate(data)
        ? ['Pour entrer en contact ou choisir une entreprise, confirmez d’abord ce courriel sur la page qu’ouvre le lien.']
        : []),
    ],
    action: linkTo(data, 'Suivre ma demande'),
    footer: `${isPrivate(data) ? 'Conservez ce courriel\u00A0: le lien ouvre votre demande à quiconque le possède. ' : ''}Si vous n’avez pas demandé de soumission sur ${brand.name}, ignorez ce courriel.`,
  }),
};
