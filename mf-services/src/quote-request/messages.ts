import { defineMessages } from '@marketplace/section-kit';

/** Texts of the buttons that ask for a quote. */
export const quoteMessages = defineMessages('services.quote', {
  en: {
    busy: 'Sending…',
    opening: 'Opening…',
    'card.title': 'Quote Request',
    'card.text': 'Quote request sent to {{name}}. They will contact you soon!',
    'problem.form': 'The form could not be loaded. Check your connection, then try again.',
  },
  fr: {
    busy: 'Envoi en cours…',
    opening: 'Ouverture…',
    'card.title': 'Demande de soumission',
    'card.text': 'Demande de soumission envoyée {{à name}}. L’entreprise communiquera bientôt avec vous!',
    'problem.form': 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
});
