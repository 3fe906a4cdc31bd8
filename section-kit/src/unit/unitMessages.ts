import { defineMessages } from '@marketplace/section-kit';

/** What a price of goods is for. */
export const unitMessages = defineMessages('unit', {
  en: {
    'per board': 'per board',
    'per set': 'per set',
    'per sq ft': 'per sq ft',
    each: 'each',
    'per box': 'per box',
    'per roll': 'per roll',
    'per gallon': 'per gallon',
    'per litre': 'per litre',
    'per bag': 'per bag',
    'per linear ft': 'per linear ft',
    'per bundle': 'per bundle',
    'per sheet': 'per sheet',
    'per panel': 'per panel',
  },
  fr: {
    'per board': 'la planche',
    'per set': 'l’ensemble',
    'per sq ft': 'le pi²',
    each: 'l’unité',
    'per box': 'la boîte',
    'per roll': 'le rouleau',
    'per gallon': 'le gallon',
    'per litre': 'le litre',
    'per bag': 'le sac',
    'per linear ft': 'le pied linéaire',
    'per bundle': 'le paquet',
    'per sheet': 'la feuille',
    'per panel': 'le panneau',
  },
});
