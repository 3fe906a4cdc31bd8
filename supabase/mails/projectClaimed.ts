import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { day } from './layout/mailData.ts';

/** To the contact of a guest's request, when an account takes it over. Data: `day` it was made. */
export const projectClaimed: MailTemplate = {
  sample: { day: '2026-11-22' },
  en: (data) => ({
    subject: `Your quote request is now in a ${brand.name} account`,
    paragraphs: [
      `The quote request you made on ${day(data, 'day', 'en')} was added to a ${brand.name} account. Anyone who signs in to that account can follow it, answer it and withdraw it.`,
      'The private links of our earlier emails no longer open it. If it was you, there is nothing to do.',
    ],
    action: { label: 'See my requests', path: '/account' },
    footer: `If it was not you, somebody had your private link: write to ${brand.supportEmail} and we will give the request back to you.`,
  }),
  fr: (data) => ({
    subject: `Votre demande de soumission figure maintenant dans un compte ${brand.name}`,
    paragraphs: [
      `La demande de soumission que vous avez faite le ${day(data, 'day', 'fr')} a été ajoutée à un compte ${brand.name}. Toute personne connectée à ce compte peut la suivre, y répondre et la retirer.`,
      'Les liens privés de nos courriels précédents ne l’ouvrent plus. Si c’était vous, vous n’avez rien à faire.',
    ],
    action: { label: 'Voir mes demandes', path: '/account' },
    footer: `Si ce n’était pas vous, quelqu’un avait votre lien privé\u00A0: écrivez à ${brand.supportEmail} et nous vous rendrons la demande.`,
  }),
};
