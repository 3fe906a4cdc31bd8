import { withPreposition } from '@marketplace/section-kit/french-names';
import { credentialName, credentials } from './layout/credentialName.ts';
import { day, linkTo, needed } from './layout/mailData.ts';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { sampleForEach } from './layout/samples.ts';

/**
 * To the owners of a live company 30 and 7 days before a licence or proof ends, and once it is over. Data: `company` its name, `credential` the
 * kind of the table `credentials`, `day` its last, `over` whether that is past, `link`.
 */
export const credentialEnding: MailTemplate = {
  sample: { company: 'Boreal Kitchens', credential: 'liability_insurance', day: '2026-12-24', over: 'false', link: '/account/listing' },
  samples: { over: { over: 'true' }, ...sampleForEach('credential', credentials), other: { credential: 'other' } },
  en: (data) => {
    const [name, date, company] = [credentialName(data, 'en'), day(data, 'day', 'en'), needed(data, 'company')];
    return data['over'] === 'true'
      ? {
          subject: `${name} expired on ${date}`,
          paragraphs: [
            `The page of ${company} no longer shows it as verified.`,
            'If it was renewed, add the new expiry date and a photo of the document, and we’ll check it.',
          ],
          action: linkTo(data, 'Add the renewal'),
        }
      : {
          subject: `${name} ends on ${date}`,
          paragraphs: [
            `After that day the page of ${company} no longer shows it as verified.`,
            'Once it is renewed, add the new expiry date and a photo of the document, so that your verification doesn’t lapse.',
          ],
          action: linkTo(data, 'Add the renewal'),
        };
  },
  fr: (data) => {
    const [name, date, company] = [credentialName(data, 'fr'), day(data, 'day', 'fr'), needed(data, 'company')];
    return data['over'] === 'true'
      ? {
          subject: `${name}\u00A0: échéance passée depuis le ${date}`,
          paragraphs: [
            `La page ${withPreposition('de', company)} n’en affiche plus la vérification.`,
            'S’il y a eu renouvellement, ajoutez la nouvelle échéance et une photo du document\u00A0: nous le vérifierons de nouveau.',
          ],
          action: linkTo(data, 'Ajouter le renouvellement'),
        }
      : {
          subject: `${name}\u00A0: échéance le ${date}`,
          paragraphs: [
            `Après ce jour, la page ${withPreposition('de', company)} n’en affichera plus la vérification.`,
            'Dès le renouvellement, ajoutez la nouvelle échéance et une photo du document pour éviter toute interruption.',
          ],
          action: linkTo(data, 'Ajouter le renouvellement'),
        };
  },
};
