import { defineMessages } from '@marketplace/section-kit';

export const filtersMessages = defineMessages('kit.filters', {
  en: {
    title: 'Filters',
    count: 'Filters ({{count}})',
    clear: 'Clear Filters',
    show: 'Show results',
  },
  fr: {
    title: 'Filtres',
    count: 'Filtres ({{count}})',
    clear: 'Effacer les filtres',
    show: 'Afficher les résultats',
  },
});
