import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches of the directory. */
export const savedSearchesMessages = defineMessages('services.saved-searches', {
  en: {
    text: '“{{search}}”',
    empty: 'You haven’t saved a search for professionals yet. Search, then save it below the results.',
    'empty.link': 'Search professionals',
  },
  fr: {
    text: '«\u00a0{{search}}\u00a0»',
    empty: 'Vous n’avez pas encore enregistré de recherche de professionnels. Cherchez, puis enregistrez-la sous les résultats.',
    'empty.link': 'Chercher des professionnels',
  },
});
