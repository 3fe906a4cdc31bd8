import { defineMessages } from 'section-kit';

/** Texts that cards and profiles share. */
export const serviceMessages = defineMessages('services', {
  en: {
    verified: 'Verified',
    location: 'Location',
    responseTime: 'Response time',
    unrated: 'No reviews yet',
    getQuote: 'Get Quote',
    'quote.title': 'Quote Request',
    'quote.text': 'Quote request sent to {{name}}. They will contact you soon!',
    'comingSoon.title': 'Feature Coming Soon',
    'comingSoon.text': "{{name}}'s profile page will be available soon.",
    loading: 'Loading services',
    failed: 'Failed to load services',
    failedWith: 'Failed to load services: {{message}}',
    fetchFailed: 'Failed to fetch services',
  },
  fr: {
    verified: 'Vérifié',
    location: 'Emplacement',
    responseTime: 'Délai de réponse',
    unrated: 'Aucun avis pour le moment',
    getQuote: 'Demander une soumission',
    'quote.title': 'Demande de soumission',
    'quote.text': 'Demande de soumission envoyée à {{name}}. L’entreprise communiquera bientôt avec vous!',
    'comingSoon.title': 'Bientôt offert',
    'comingSoon.text': 'La page de profil de {{name}} sera bientôt offerte.',
    loading: 'Chargement des services',
    failed: 'Impossible de charger les services',
    failedWith: 'Impossible de charger les services\u00a0: {{message}}',
    fetchFailed: 'La lecture des services a échoué',
  },
});
