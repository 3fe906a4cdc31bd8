import { defineMessages } from '@marketplace/section-kit';

/** What a field for a place says, wherever it stands. */
export const placeMessages = defineMessages('services.place', {
  en: {
    where: 'Where',
    near: 'City or postal code',
    'near.placeholder': 'M5V or Toronto',
    'near.unknown': 'We can’t find this place. Enter a Canadian city, or a postal code such as M5V 2T6.',
  },
  fr: {
    where: 'Où',
    near: 'Ville ou code postal',
    'near.placeholder': 'H2X ou Montréal',
    'near.unknown': 'Nous ne trouvons pas cet endroit. Entrez une ville canadienne ou un code postal comme H2X 1Y4.',
  },
});
