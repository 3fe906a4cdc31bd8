import { defineMessages } from '@marketplace/section-kit';

/** Told of whoever nobody reads requests for, before and after one is sent. */
export const reachableMessages = defineMessages('kit.reachable', {
  en: {
    company: '{{name}} has not joined {{brand}} yet, so nobody reads requests there. Ask a company that answers.',
    teams: 'The teams near you have not joined {{brand}} yet, so nobody reads requests there. Ask a company that answers.',
  },
  fr: {
    company: '{{name}} n’est pas encore sur {{brand}}; personne n’y lit les demandes. Consultez une entreprise qui répond.',
    teams:
      'Les équipes de votre secteur ne sont pas encore sur {{brand}}; personne n’y lit les demandes. Consultez une entreprise qui répond.',
  },
});
