import { defineMessages } from '@marketplace/section-kit';

/** Texts of the saved materials and of the offers on them, on the dashboard. */
export const savedMessages = defineMessages('catalog.saved', {
  en: {
    materials: 'Saved materials',
    loading: 'Loading your saved materials',
    failed: 'Your saved materials could not be loaded',
    empty: 'No saved materials yet. Press the heart on a card to keep it here.',
    'empty.link': 'Browse materials',
    all: 'All saved materials ({{count}})',
    'deals.loading': 'Loading the deals on what you saved',
    'deals.failed': 'The deals on what you saved could not be loaded',
    'deals.empty': 'Nothing you saved is on sale right now.',
    'deals.all': 'All deals',
    off: '{{discount}}% off',
    until: 'Until {{date}}',
    stock: 'While stock lasts',
  },
  fr: {
    materials: 'Matériaux enregistrés',
    loading: 'Chargement de vos matériaux enregistrés',
    failed: 'Impossible de charger vos matériaux enregistrés',
    empty: 'Aucun matériau enregistré pour le moment. Appuyez sur le cœur d’une fiche pour le garder ici.',
    'empty.link': 'Parcourir les matériaux',
    all: 'Tous vos matériaux enregistrés ({{count}})',
    'deals.loading': 'Chargement des aubaines sur vos favoris',
    'deals.failed': 'Impossible de charger les aubaines sur vos favoris',
    'deals.empty': 'Aucun de vos favoris n’est en solde pour le moment.',
    'deals.all': 'Toutes les aubaines',
    off: '{{discount}}\u00a0% de rabais',
    until: 'Jusqu’au {{date}}',
    stock: 'Jusqu’à épuisement des stocks',
  },
});
