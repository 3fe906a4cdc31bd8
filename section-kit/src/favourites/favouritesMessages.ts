import { defineMessages } from '../messages/defineMessages';

export const favouritesMessages = defineMessages('favourites', {
  en: {
    failed: 'Your favourites were not changed',
    again: 'Please try again in a moment.',
  },
  fr: {
    failed: 'Vos favoris n’ont pas été modifiés',
    again: 'Veuillez réessayer dans un instant.',
  },
});
