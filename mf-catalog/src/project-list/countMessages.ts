import { defineMessages } from '@marketplace/section-kit';

export const countMessages = defineMessages('catalog.list.count', {
  en: {
    empty: 'Project list',
    label_one: 'Project list, {{count}} item',
    label_other: 'Project list, {{count}} items',
  },
  fr: {
    empty: 'Liste de projet',
    label_one: 'Liste de projet, {{count}} article',
    label_other: 'Liste de projet, {{count}} articles',
  },
});
