import { defineMessages } from '@marketplace/section-kit';

/** Texts of the quick look at a material. */
export const quickLookMessages = defineMessages('catalog.quick-look', {
  en: {
    brand: 'Brand: {{brand}}',
    details: 'See all details',
  },
  fr: {
    brand: 'Marque\u00a0: {{brand}}',
    details: 'Voir tous les détails',
  },
});
