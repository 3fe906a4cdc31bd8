import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches of the directory. */
export const savedSearchesMessages = defineMessages('services.saved-searches', {
  en: {
    text: '“{{search}}”',
    empty: 'No search for professionals is saved yet. Search, then save the search below the results.',
    'empty.link': 'Search professionals',
  },
  fr: {
    text: '«\u00a0{{search}}\u00a0»',
    empty: 'Aucune recherche de professionnels n’est enregistrée. Cherchez, puis enregistrez la recherche sous les résultats.',
    'empty.link': 'Chercher des professionnels',
  },
});
