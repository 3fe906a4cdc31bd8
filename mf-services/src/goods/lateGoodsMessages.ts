import { defineMessages } from '@marketplace/section-kit';

/** What stands where the lines of a list have not come. */
export const lateGoodsMessages = defineMessages('services.lateGoods', {
  en: { failed: 'The lines of the list could not be loaded' },
  fr: { failed: 'Les lignes de la liste n’ont pas pu être chargées' },
});
