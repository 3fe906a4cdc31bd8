import { defineMessages } from '@marketplace/section-kit';

export const readNextMessages = defineMessages('services.readNext', {
  en: { title: 'Read next' },
  fr: { title: 'À lire ensuite' },
});
