import { defineMessages } from '@marketplace/section-kit';

/** What stands in place of a conversation that did not come. */
export const lateThreadMessages = defineMessages('services.thread-part', {
  en: {
    failed: 'The messages could not be loaded',
  },
  fr: {
    failed: 'Impossible de charger les messages',
  },
});
