import { defineMessages } from '../messages/defineMessages';

/** What `QuantityField` says about what it cannot take. */
export const quantityMessages = defineMessages('quantity', {
  en: {
    whole: 'Enter a whole number from {{least}} to {{most}}. Until then it stays {{value}}.',
    parts: 'Enter a number from {{least}} to {{most}}, with {{decimals}} decimals at most. Until then it stays {{value}}.',
  },
  fr: {
    whole: 'Entrez un nombre entier de {{least}} à {{most}}. D’ici là, la quantité reste à {{value}}.',
    parts: 'Entrez un nombre de {{least}} à {{most}}, avec au plus {{decimals}} décimales. D’ici là, la quantité reste à {{value}}.',
  },
});
