import { defineMessages } from '../messages/defineMessages';

export const favouritesMessages = defineMessages('favourites', {
  en: {
    failed: 'Your favourites were not changed',
    full: 'The list is full. Remove something from it first.',
    again: 'Please try again in a moment.',
  },
  fr: {
    failed: 'Vos favoris n’ont pas été modifiés',
    full: 'La liste est pleine. Retirez-en d’abord un élément.',
    again: 'Veuillez réessayer dans un instant.',
  },
});
