import { defineMessages } from '@marketplace/section-kit';

/** Texts of the buttons that ask for a quote. */
export const quoteMessages = defineMessages('services.quote', {
  en: {
    busy: 'Sending…',
    opening: 'Opening…',
    'card.title': 'Quote Request',
    'card.text': 'Quote request sent to {{name}}. They will contact you soon!',
    'profile.heading': 'Request a quote',
    'profile.service': 'Select Service',
    'profile.choose': 'Choose a service...',
    'profile.submit': 'Request Quote',
    'profile.missing': 'Please select a service',
    'profile.missing.text': "Choose which service you'd like a quote for.",
    'profile.title': 'Quote request sent!',
    'profile.text': '{{name}} will contact you about {{service}} within 2 hours.',
    'problem.form': 'The form could not be loaded. Check your connection, then try again.',
  },
  fr: {
    busy: 'Envoi en cours…',
    opening: 'Ouverture…',
    'card.title': 'Demande de soumission',
    'card.text': 'Demande de soumission envoyée {{à name}}. L’entreprise communiquera bientôt avec vous!',
    'profile.heading': 'Demander une soumission',
    'profile.service': 'Choisir un service',
    'profile.choose': 'Choisissez un service…',
    'profile.submit': 'Demander une soumission',
    'profile.missing': 'Veuillez choisir un service',
    'profile.missing.text': 'Indiquez le service pour lequel vous désirez une soumission.',
    'profile.title': 'Demande de soumission envoyée!',
    'profile.text': '{{name}} communiquera avec vous au sujet du service «\u00a0{{service}}\u00a0» d’ici 2\u00a0heures.',
    'problem.form': 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
});
