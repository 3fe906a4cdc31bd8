import { defineMessages } from '@marketplace/section-kit';

/** Texts of the requests on the dashboard. */
export const myRequestsMessages = defineMessages('services.my-requests', {
  en: {
    title: 'Your quote requests',
    loading: 'Loading your quote requests',
    failed: 'Your quote requests could not be loaded',
    'failed.text': 'Your requests are safe. Check your connection and try again.',
    'empty.title': 'No quote requests yet',
    'empty.text': 'Ask up to three professionals for the same work and compare their answers here.',
    'empty.link': 'Find a professional',
    untitled: 'Quote request',
    sent: 'Asked on {{date}}',
    total: '{{total}}, taxes included',
    'total.unregistered': '{{total}}, company not registered for GST/HST',
    more: 'Load More',
    all: 'All your requests',
    'next.unread': '{{name}} wrote to you.',
    'next.visit': '{{name}} proposes a visit. Pick a time.',
  },
  fr: {
    title: 'Vos demandes de soumission',
    loading: 'Chargement de vos demandes de soumission',
    failed: 'Impossible de charger vos demandes de soumission',
    'failed.text': 'Vos demandes sont bien enregistrées. Vérifiez votre connexion, puis réessayez.',
    'empty.title': 'Aucune demande de soumission pour le moment',
    'empty.text': 'Consultez jusqu’à trois professionnels pour les mêmes travaux et comparez leurs réponses ici.',
    'empty.link': 'Trouver un professionnel',
    untitled: 'Demande de soumission',
    sent: 'Demandée le {{date}}',
    total: '{{total}}, taxes comprises',
    'total.unregistered': '{{total}}, entreprise non inscrite à la TPS/TVH',
    more: 'Afficher plus',
    all: 'Toutes vos demandes',
    'next.unread': '{{name}} vous a écrit.',
    'next.visit': '{{name}} propose une visite. Choisissez un moment.',
  },
});
