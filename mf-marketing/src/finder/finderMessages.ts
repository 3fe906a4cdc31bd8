import { defineMessages } from '@marketplace/section-kit';

/** Texts of what the search of the whole product finds. */
export const finderMessages = defineMessages('marketing.finder', {
  en: { group: 'Guides' },
  fr: { group: 'Guides' },
});
