import { defineMessages } from '@marketplace/section-kit';

/** What is said wherever a calculated quantity is more than a list takes. */
export const quantityMessages = defineMessages('catalog.quantity', {
  en: { tooMuch: 'That needs more than {{most}} units, which is more than one order takes. Enter a smaller part.' },
  fr: { tooMuch: 'Il en faut plus de {{most}}, et une commande n’en accepte pas autant. Entrez une partie plus petite.' },
});
