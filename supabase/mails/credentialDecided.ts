import { credentialName } from './layout/credentialName.ts';
import { linkTo, needed } from './layout/mailData.ts';
import type { MailTemplate } from './layout/MailTemplate.ts';

/**
 * To the owners of a company that claimed a licence or proof, once staff has looked. Data: `company` its name, `credential` the kind of the table
 * `credentials`, `status` verified or rejected, `link`. The reason stays in their account.
 */
export const credentialDecided: MailTemplate = {
  sample: { company: 'Boreal Kitchens', credential: 'liability_insurance', status: 'rejected', link: '/account/listing' },
  samples: { verified: { status: 'verified' } },
  en: (data) => {
    const name = credentialName(data, 'en');
    return data['status'] === 'verified'
      ? {
          subject: `Verified: ${name}`,
          paragraphs: [`We have checked what you sent for ${needed(data, 'company')}. Its page now shows it as verified.`],
          action: linkTo(data, 'See your page'),
        }
      : {
          subject: `Not confirmed: ${name}`,
          paragraphs: [
            `We have looked at what you sent for ${needed(data, 'company')} and could not confirm it. Your account shows why.`,
            'You can correct it and send it again.',
          ],
          action: linkTo(data, 'Read why'),
        };
  },
  fr: (data) => {
    const name = credentialName(data, 'fr');
    return data['status'] === 'verified'
      ? {
          subject: `Vérification terminée\u00A0: ${name}`,
          paragraphs: [
            `Nous avons vérifié ce que vous avez envoyé pour ${needed(data, 'company')}. Sa page porte maintenant cette vérification.`,
          ],
          action: linkTo(data, 'Voir votre page'),
        }
      : {
          subject: `Vérification impossible\u00A0: ${name}`,
          paragraphs: [
            `Nous avons examiné ce que vous avez envoyé pour ${needed(data, 'company')} sans pouvoir le confirmer. Votre compte indique pourquoi.`,
            'Vous pouvez corriger les renseignements et les envoyer de nouveau.',
          ],
          action: linkTo(data, 'Lire le motif'),
        };
  },
};
