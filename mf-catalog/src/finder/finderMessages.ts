import { defineMessages } from '@marketplace/section-kit';

/** Texts beside what the search of the whole product finds. */
export const finderMessages = defineMessages('catalog.finder', {
  en: { group: 'Materials', materials: '{{number}} materials' },
  fr: { group: 'Matériaux', materials: '{{number}} matériaux' },
});
