import { withPreposition } from '@marketplace/section-kit/french-names';
import { brand } from '@marketplace/shared-ui/brand';
import type { MailContent, MailData, MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';
import { sampleForEach } from './layout/samples.ts';

const english: Readonly<Record<string, (company: string) => MailContent>> = {
  approved: (company) => ({
    subject: 'Your page is live',
    paragraphs: [`${company} is now in the ${brand.name} directory. Homeowners can find you and ask you for quotes.`],
  }),
  changes_requested: (company) => ({
    subject: 'Something is missing',
    paragraphs: [`We have looked at the page of ${company}. Before it can go live, something has to change. Your account shows what.`],
  }),
  suspended: (company) => ({
    subject: 'Your page is suspended',
    paragraphs: [
      `${company} is no longer in the ${brand.name} directory and cannot answer requests. Your account shows why.`,
      'Your history stays readable. If you think we made a mistake, reply to this email.',
    ],
  }),
  rejected: (company) => ({
    subject: 'Your page was not accepted',
    paragraphs: [
      `We have looked at the page of ${company} and cannot let it go live as it is. Your account shows why.`,
      'You can change it and send it again.',
    ],
  }),
};

const french: typeof english = {
  approved: (company) => ({
    subject: 'Votre page est en ligne',
    paragraphs: [
      `${company} figure maintenant au répertoire ${withPreposition('de', brand.name)}. On peut vous y trouver et vous demander des soumissions.`,
    ],
  }),
  changes_requested: (company) => ({
    subject: 'Il manque quelque chose',
    paragraphs: [
      `Nous avons examiné la page ${withPreposition('de', company)}. Il reste un point à corriger avant la mise en ligne\u00A0: votre compte indique lequel.`,
    ],
  }),
  suspended: (company) => ({
    subject: 'Votre page est suspendue',
    paragraphs: [
      `${company} ne figure plus au répertoire ${withPreposition('de', brand.name)} et ne peut pas répondre aux demandes. Votre compte indique pourquoi.`,
      'Votre historique reste accessible. Si vous croyez que nous faisons erreur, répondez à ce courriel.',
    ],
  }),
  rejected: (company) => ({
    subject: 'Votre page n’a pas été acceptée',
    paragraphs: [
      `Nous avons examiné la page ${withPreposition('de', company)} et ne pouvons pas la mettre en ligne telle quelle. Votre compte indique pourquoi.`,
      'Vous pouvez la modifier et l’envoyer de nouveau.',
    ],
  }),
};

const contentOf = (texts: typeof english, data: MailData) =>
  (texts[needed(data, 'status')] ?? texts['changes_requested']!)(needed(data, 'company'));

/** To the owners of a company whose page was decided about. Data: `company` its name, `status` (of the table `providers`), `link`. */
export const companyMoved: MailTemplate = {
  sample: { company: 'Boreal Kitchens', status: 'changes_requested', link: '/account/apply' },
  samples: sampleForEach('status', english),
  en: (data) => ({ ...contentOf(english, data), action: linkTo(data, 'See your page') }),
  fr: (data) => ({ ...contentOf(french, data), action: linkTo(data, 'Voir votre page') }),
};
