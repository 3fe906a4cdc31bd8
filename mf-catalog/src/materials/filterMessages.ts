import { defineMessages } from '@marketplace/section-kit';

/** Texts of the panel that narrows materials down. */
export const filterMessages = defineMessages('catalog.material-filters', {
  en: {
    show_one: 'Show {{number}} material',
    show_other: 'Show {{number}} materials',
    price: 'Price range',
    'price.low': 'Lowest price',
    'price.high': 'Highest price',
    'price.min': 'From (CAD)',
    'price.max': 'To (CAD)',
    'price.error': 'Enter an amount from {{least}} to {{most}}.',
    location: 'Location',
    'location.all': 'All Locations',
    brand: 'Brand',
    'brand.all': 'All Brands',
  },
  fr: {
    show_one: 'Afficher {{number}} matériau',
    show_other: 'Afficher {{number}} matériaux',
    price: 'Fourchette de prix',
    'price.low': 'Prix minimal',
    'price.high': 'Prix maximal',
    'price.min': 'De (CAD)',
    'price.max': 'À (CAD)',
    'price.error': 'Entrez un montant de {{least}} à {{most}}.',
    location: 'Emplacement',
    'location.all': 'Tous les emplacements',
    brand: 'Marque',
    'brand.all': 'Toutes les marques',
  },
});
