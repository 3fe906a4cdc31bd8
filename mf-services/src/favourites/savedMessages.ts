import { defineMessages } from '@marketplace/section-kit';

/** Texts of the saved professionals on the dashboard. */
export const savedMessages = defineMessages('services.saved', {
  en: {
    loading: 'Loading your saved professionals',
    failed: 'Your saved professionals could not be loaded',
    empty: 'No saved professionals yet. Press the heart on a card to keep them here.',
    'empty.link': 'Find professionals',
    all: 'All saved professionals ({{count}})',
  },
  fr: {
    loading: 'Chargement de vos professionnels favoris',
    failed: 'Impossible de charger vos professionnels favoris',
    empty: 'Aucun professionnel favori pour le moment. Appuyez sur le cœur d’une fiche pour la garder ici.',
    'empty.link': 'Trouver des professionnels',
    all: 'Tous vos professionnels favoris ({{count}})',
  },
});
