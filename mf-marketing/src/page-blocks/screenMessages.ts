import { defineMessages } from '@marketplace/section-kit';

/** What pictures of the product show (`e2e/screens/screens.ts`). */
export const screenMessages = defineMessages('marketing.screens', {
  en: {
    caption: 'A screen of the site, with sample data',
    'alt.lead':
      'A request as a company reads it: the work, the description, when and where, and that contact details are shown once both connect',
    'alt.page': 'The page editor of a company: its name, its trade and one line about it in English and French',
    'alt.quotes': 'A quote request as its homeowner reads it: a quote with taxes, and buttons to hire the company or share contact details',
    'alt.profile': 'The profile of a company: its rating, trade, city and how soon it answers',
    'alt.deals': 'Two weekly deals: picture, rating, the price, the price before and when the deal ends',
    'alt.materials': 'Two materials of the catalogue: picture, labels, description and rating',
  },
  fr: {
    caption: 'Un écran du site, avec des données d’exemple',
    'alt.lead':
      'Une demande vue par une entreprise\u00a0: les travaux, la description, le moment et le lieu, et les coordonnées qui ne s’affichent qu’après la mise en contact',
    'alt.page': 'L’éditeur de la page d’une entreprise\u00a0: son nom, son métier et une ligne à son sujet, en français et en anglais',
    'alt.quotes':
      'Une demande de soumission vue par un propriétaire\u00a0: une soumission avec les taxes, et les boutons pour choisir l’entreprise ou transmettre ses coordonnées',
    'alt.profile': 'Le profil d’une entreprise\u00a0: sa note, son métier, sa ville et son délai de réponse',
    'alt.deals': 'Deux aubaines de la semaine\u00a0: image, note, prix, prix d’avant et fin de l’aubaine',
    'alt.materials': 'Deux matériaux du catalogue\u00a0: image, étiquettes, description et note',
  },
});

export type ScreenName = 'lead' | 'page' | 'quotes' | 'profile' | 'deals' | 'materials';
