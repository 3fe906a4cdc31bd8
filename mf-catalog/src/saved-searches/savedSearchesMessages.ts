import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches of the catalogue. */
export const savedSearchesMessages = defineMessages('catalog.saved-searches', {
  en: {
    text: '“{{search}}”',
    empty: 'You haven’t saved a search for materials yet. Search, then save it below the results.',
    'empty.link': 'Search materials',
  },
  fr: {
    text: '«\u00a0{{search}}\u00a0»',
    empty: 'Vous n’avez pas encore enregistré de recherche de matériaux. Cherchez, puis enregistrez-la sous les résultats.',
    'empty.link': 'Chercher des matériaux',
  },
});
