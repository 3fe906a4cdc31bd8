import { words } from './layout/mailData.ts';
import { aboutRequest, shortMail } from './layout/shortMail.ts';

const REASONS = {
  en: {
    too_soon: 'The company was hired less than 24 hours ago.',
    new_contact: 'Your email was confirmed less than 24 hours ago.',
    same_network: 'You and somebody at the company used the same network.',
    burst: 'The company got several reviews within 24 hours.',
    repeat: 'The same address or phone has reviewed this company within 180 days.',
    related: 'You share a mail domain, or a name and postal code, with somebody at the company.',
  },
  fr: {
    too_soon: 'L’entreprise a obtenu le mandat il y a moins de 24 heures.',
    new_contact: 'Votre courriel a été confirmé il y a moins de 24 heures.',
    same_network: 'Vous et un membre de l’entreprise avez utilisé le même réseau.',
    burst: 'L’entreprise a reçu plusieurs avis en 24 heures.',
    repeat: 'La même adresse ou le même téléphone a déjà donné un avis sur cette entreprise depuis 180 jours.',
    related: 'Vous partagez un domaine de courriel, ou un nom et un code postal, avec un membre de l’entreprise.',
  },
} as const;

/** To the author of a review that waits. Data: `link`, `provider`, `service`, `reasons` (codes of the holds). */
export const reviewHeld = shortMail(
  { ...aboutRequest, reasons: ['too_soon', 'related'] },
  {
    samples: { 'every reason': { reasons: Object.keys(REASONS.en) } },
    en: ({ provider, data }) => ({
      subject: `We are checking your review of ${provider}`,
      paragraphs: [
        'Thank you. We check this review before it counts, usually within five business days.',
        ...words(data, 'reasons').flatMap((code) => new Map(Object.entries(REASONS.en)).get(code) ?? []),
        'You can explain once, on the page of your request. A person will read it.',
      ],
      action: 'See my request',
    }),
    fr: ({ provider, data }) => ({
      subject: `Nous vérifions votre avis sur ${provider}`,
      paragraphs: [
        'Merci. Nous vérifions cet avis avant qu’il compte, en général d’ici cinq jours ouvrables.',
        ...words(data, 'reasons').flatMap((code) => new Map(Object.entries(REASONS.fr)).get(code) ?? []),
        'Sur la page de votre demande, vous pouvez vous expliquer une fois. Une personne vous lira.',
      ],
      action: 'Voir ma demande',
    }),
  },
);
