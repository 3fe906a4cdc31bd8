import { withPreposition } from '@marketplace/section-kit/french-names';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { isPrivate, linkTo, list, word, words } from './layout/mailData.ts';

/** To who asked for quotes and got no answer for three days. Data: `link` of the request, `providers` (names of others), `area`. */
export const requestSilent: MailTemplate = {
  sample: {
    link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc',
    providers: ['Roofs & Sons', 'Pipes Ltd.', 'Tiles Inc.'],
    area: 'M5V',
  },
  samples: { 'two others': { providers: ['Roofs & Sons', 'Pipes Ltd.'] } },
  en: (data) => ({
    subject: `No answer yet: ${words(data, 'providers').length > 2 ? 'three' : 'some'} others${word(data, 'area') ? ` near ${word(data, 'area')}` : ''}`,
    paragraphs: [
      'A company you asked has not answered, or cannot at the moment.',
      `Others near you are taking new work: ${list(words(data, 'providers'), 'en')}. You can ask them with one click on the page of your request.`,
    ],
    action: linkTo(data, 'See my request'),
    ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
  }),
  fr: (data) => ({
    subject: `Toujours pas de réponse\u00A0: ${words(data, 'providers').length > 2 ? 'trois' : 'quelques'} autres${word(data, 'area') ? ` près ${withPreposition('de', word(data, 'area'))}` : ''}`,
    paragraphs: [
      'Une entreprise consultée n’a pas répondu, ou ne le peut pas pour le moment.',
      `D’autres acceptent du travail près de chez vous\u00A0: ${list(words(data, 'providers'), 'fr')}. Vous pouvez les consulter d’un seul clic, sur la page de votre demande.`,
    ],
    action: linkTo(data, 'Voir ma demande'),
    ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
  }),
};
