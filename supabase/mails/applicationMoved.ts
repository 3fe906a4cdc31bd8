import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed, word } from './layout/mailData.ts';

const steps = {
  en: {
    in_review: 'We are reviewing it now. If something is missing we ask you for it.',
    onboarding: 'It is approved. Next we set up your page together.',
    live: 'Your page is live. Homeowners can find you and ask you for quotes.',
    declined: 'We cannot accept it at this time. Answer this email if you would like to know more.',
  },
  fr: {
    in_review: 'Nous l’examinons en ce moment. S’il manque quelque chose, nous vous le demanderons.',
    onboarding: 'Elle est acceptée. Nous préparons maintenant votre page avec vous.',
    live: 'Votre page est en ligne. Les propriétaires peuvent vous trouver et vous demander des soumissions.',
    declined: 'Nous ne pouvons pas l’accepter pour le moment. Répondez à ce courriel pour en savoir plus.',
  },
};

const stepOf = (texts: Record<string, string>, status: string) => texts[status] ?? '';

/** To who applied to be listed, at each step. Data: `reference`, `company`, `status` (of the table `applications`). */
export const applicationMoved: MailTemplate = {
  sample: { reference: 'A-2026-1', company: 'Atelier', status: 'in_review' },
  en: (data) => ({
    subject: `Your application (${needed(data, 'reference')})`,
    paragraphs: [
      `There is news about the application of ${word(data, 'company')} to ${brand.name}.`,
      stepOf(steps.en, needed(data, 'status')),
      `Your reference number is ${needed(data, 'reference')}.`,
    ].filter(Boolean),
  }),
  fr: (data) => ({
    subject: `Votre candidature (${needed(data, 'reference')})`,
    paragraphs: [
      `Il y a du nouveau au sujet de la candidature de ${word(data, 'company')} à ${brand.name}.`,
      stepOf(steps.fr, needed(data, 'status')),
      `Votre numéro de référence est le ${needed(data, 'reference')}.`,
    ].filter(Boolean),
  }),
};
