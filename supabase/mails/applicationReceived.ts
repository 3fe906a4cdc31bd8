import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed } from './layout/mailData.ts';

/** To who applied to be listed. Data: `reference`. */
export const applicationReceived: MailTemplate = {
  sample: { reference: 'A-2026-1' },
  en: (data) => ({
    subject: `We have your application (${needed(data, 'reference')})`,
    paragraphs: [
      `Thank you for applying to ${brand.name}. Your reference number is ${needed(data, 'reference')}.`,
      'Next comes our review, then onboarding, then your page goes live. We will write at each step.',
    ],
    footer: 'If you did not apply, ignore this email.',
  }),
  fr: (data) => ({
    subject: `Nous avons votre candidature (${needed(data, 'reference')})`,
    paragraphs: [
      `Merci de votre intérêt pour ${brand.name}. Votre numéro de référence est le ${needed(data, 'reference')}.`,
      'Viennent ensuite l’examen de votre dossier, l’intégration, puis la mise en ligne de votre page. Nous vous écrirons à chaque étape.',
    ],
    footer: 'Si vous n’avez pas posé votre candidature, ignorez ce courriel.',
  }),
};
