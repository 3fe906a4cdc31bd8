import { defineMessages } from '@marketplace/section-kit';

/** The words of the shell's page for an address that nobody owns. */
export const notFoundMessages = defineMessages('account.notFound', {
  en: { title: 'Oops! Page not found', text: 'There is no page at this address.', home: 'Return to Home' },
  fr: { title: 'Oups! Page introuvable', text: 'Aucune page à cette adresse.', home: 'Retour à l’accueil' },
});
