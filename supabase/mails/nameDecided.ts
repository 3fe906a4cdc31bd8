import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';

/**
 * To the owners of a live company that asked to be called or to work as something else. Data: `company` the name that is shown now,
 * `accepted` whether it is the one that was asked for, `link`.
 */
export const nameDecided: MailTemplate = {
  sample: { company: 'Boreal Kitchens', accepted: 'true', link: '/account/listing' },
  samples: { refused: { accepted: 'false' } },
  en: (data) => ({
    subject: data['accepted'] === 'true' ? 'Your new name is shown' : 'Your name stays as it is',
    paragraphs: [
      data['accepted'] === 'true'
        ? `We have looked at the name and trade you asked for. Your page now shows ${needed(data, 'company')}.`
        : `We could not accept the name or trade you asked for. Your page still shows ${needed(data, 'company')}; your account shows why.`,
    ],
    action: linkTo(data, 'See your page'),
  }),
  fr: (data) => ({
    subject: data['accepted'] === 'true' ? 'Votre nouveau nom est affiché' : 'Votre nom reste le même',
    paragraphs: [
      data['accepted'] === 'true'
        ? `Nous avons examiné le nom et le métier demandés. Votre page affiche maintenant ${needed(data, 'company')}.`
        : `Nous n’avons pas pu accepter le nom ou le métier demandé. Votre page affiche toujours ${needed(data, 'company')}; votre compte indique pourquoi.`,
    ],
    action: linkTo(data, 'Voir votre page'),
  }),
};
