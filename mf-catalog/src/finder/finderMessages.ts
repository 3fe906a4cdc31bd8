import { defineMessages } from '@marketplace/section-kit';

/** Texts beside what the search of the whole product finds. */
export const finderMessages = defineMessages('catalog.finder', {
  en: { materials: '{{number}} materials' },
  fr: { materials: '{{number}} matériaux' },
});
