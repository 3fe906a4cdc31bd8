import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';
import { sampleForEach } from './layout/samples.ts';

const steps = {
  en: {
    in_review: 'We are reviewing it now. If something is missing, we will ask you for it.',
    onboarding: 'It is approved. Sign in or create an account with this address to complete your page: a list says what is still missing.',
    live: 'Your page is live. Homeowners can find you and ask you for quotes.',
    declined:
      'We cannot accept it at this time. To read why, sign in or create an account with this address. If you see it differently, reply to this email.',
  },
  fr: {
    in_review: 'Nous l’examinons en ce moment. S’il manque quelque chose, nous vous le demanderons.',
    onboarding:
      'Elle est acceptée. Connectez-vous ou créez un compte avec cette adresse pour compléter votre page\u00A0: une liste indique ce qu’il reste à faire.',
    live: 'Votre page est en ligne. Les clients peuvent vous trouver et vous demander des soumissions.',
    declined:
      'Nous ne pouvons pas l’accepter pour le moment. Pour lire le motif, connectez-vous ou créez un compte avec cette adresse. Si vous n’êtes pas d’accord, répondez à ce courriel.',
  },
};

const stepOf = (texts: Record<string, string>, status: string) => texts[status] ?? '';

/** To who applied to be listed, at each step. Data: `reference`, `status` (of the table `applications`), `link`. */
export const applicationMoved: MailTemplate = {
  sample: { reference: 'A-2026-1', status: 'in_review', link: '/account/apply' },
  samples: sampleForEach('status', steps.en),
  en: (data) => ({
    subject: `Your application (${needed(data, 'reference')})`,
    paragraphs: [
      `There is news about your application to ${brand.name}.`,
      stepOf(steps.en, needed(data, 'status')),
      `Your reference number is ${needed(data, 'reference')}.`,
    ].filter(Boolean),
    action: linkTo(data, 'Check its status'),
  }),
  fr: (data) => ({
    subject: `Votre candidature (${needed(data, 'reference')})`,
    paragraphs: [
      `Il y a du nouveau au sujet de votre candidature à ${brand.name}.`,
      stepOf(steps.fr, needed(data, 'status')),
      `Votre numéro de référence est le ${needed(data, 'reference')}.`,
    ].filter(Boolean),
    action: linkTo(data, 'Voir où elle en est'),
  }),
};
