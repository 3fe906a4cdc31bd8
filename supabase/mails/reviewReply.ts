import { aboutRequest, shortMail } from './layout/shortMail.ts';

/**
 * To the author of a published review that its company replied to; what it wrote is on its page alone. Data: `link` (the reviews of the
 * company), `provider`, `service`.
 */
export const reviewReply = shortMail(
  { ...aboutRequest, link: '/services/0d6c1d3e-1111-4222-8333-444455556666#reviews' },
  {
    en: ({ provider }) => ({
      subject: `${provider} replied to your review`,
      paragraphs: ['The reply is below your review, where everybody can read it.'],
      action: 'Read the reply',
    }),
    fr: ({ provider }) => ({
      subject: `${provider} a répondu à votre avis`,
      paragraphs: ['La réponse figure sous votre avis; tout le monde peut la lire.'],
      action: 'Lire la réponse',
    }),
  },
);
