import type { MailTemplate } from './layout/MailTemplate.ts';
import { needed } from './layout/mailData.ts';

/** To who wrote to us. Data: `reference`. */
export const contactReceived: MailTemplate = {
  sample: { reference: 'C-2026-1' },
  en: (data) => ({
    subject: `We have your message (${needed(data, 'reference')})`,
    paragraphs: ['Thank you for writing. We answer within 24 hours.', `Your reference number is ${needed(data, 'reference')}.`],
    footer: 'If you did not write to us, ignore this email.',
  }),
  fr: (data) => ({
    subject: `Nous avons votre message (${needed(data, 'reference')})`,
    paragraphs: [
      'Merci de nous avoir écrit. Nous répondons dans les 24 heures.',
      `Votre numéro de référence est le ${needed(data, 'reference')}.`,
    ],
    footer: 'Si vous ne nous avez pas écrit, ignorez ce courriel.',
  }),
};
