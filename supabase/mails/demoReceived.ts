import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed } from './layout/mailData.ts';

/** To who asked to be shown the product. Data: `reference`. */
export const demoReceived: MailTemplate = {
  sample: { reference: 'D-2026-1' },
  en: (data) => ({
    subject: `Your demo request (${needed(data, 'reference')})`,
    paragraphs: [
      `Thank you for your interest in ${brand.name}. We will write to agree on a time.`,
      `Your reference number is ${needed(data, 'reference')}.`,
    ],
    footer: 'If you did not ask for a demo, ignore this email.',
  }),
  fr: (data) => ({
    subject: `Votre demande de démonstration (${needed(data, 'reference')})`,
    paragraphs: [
      `Merci de votre intérêt pour ${brand.name}. Nous vous écrirons pour convenir d’un moment.`,
      `Votre numéro de référence est le ${needed(data, 'reference')}.`,
    ],
    footer: 'Si vous n’avez pas demandé de démonstration, ignorez ce courriel.',
  }),
};
