import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches of the catalogue. */
export const savedSearchesMessages = defineMessages('catalog.saved-searches', {
  en: {
    text: '“{{search}}”',
    empty: 'No search for materials is saved yet. Search, then save the search below the results.',
    'empty.link': 'Search materials',
  },
  fr: {
    text: '«\u00a0{{search}}\u00a0»',
    empty: 'Aucune recherche de matériaux n’est enregistrée. Cherchez, puis enregistrez la recherche sous les résultats.',
    'empty.link': 'Chercher des matériaux',
  },
});
