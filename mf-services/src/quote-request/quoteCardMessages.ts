import { defineMessages } from '@marketplace/section-kit';

/** Texts of the card on a profile that asks for a quote. */
export const quoteCardMessages = defineMessages('services.quote-card', {
  en: {
    heading: 'Request a quote',
    service: 'Select Service',
    choose: 'Choose a service...',
    submit: 'Request Quote',
    missing: 'Please select a service',
    'missing.text': "Choose which service you'd like a quote for.",
    title: 'Quote request sent!',
    text: '{{name}} will contact you about {{service}} within 2 hours.',
  },
  fr: {
    heading: 'Demander une soumission',
    service: 'Choisir un service',
    choose: 'Choisissez un service…',
    submit: 'Demander une soumission',
    missing: 'Veuillez choisir un service',
    'missing.text': 'Indiquez le service pour lequel vous désirez une soumission.',
    title: 'Demande de soumission envoyée!',
    text: '{{name}} communiquera avec vous au sujet du service «\u00a0{{service}}\u00a0» d’ici 2\u00a0heures.',
  },
});
