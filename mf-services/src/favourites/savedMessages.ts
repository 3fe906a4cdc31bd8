import { defineMessages } from '@marketplace/section-kit';

/** Texts of the saved professionals on the dashboard. */
export const savedMessages = defineMessages('services.saved', {
  en: {
    loading: 'Loading your saved professionals',
    failed: 'Your saved professionals could not be loaded',
    empty: 'Press the heart on a professional’s card to find them here again.',
    'empty.link': 'Find professionals',
    all: 'All saved professionals ({{count}})',
  },
  fr: {
    loading: 'Chargement de vos professionnels favoris',
    failed: 'Impossible de charger vos professionnels favoris',
    empty: 'Appuyez sur le cœur de la fiche d’un professionnel pour le retrouver ici.',
    'empty.link': 'Trouver des professionnels',
    all: 'Tous vos professionnels favoris ({{count}})',
  },
});
