import { defineMessages } from '@marketplace/section-kit';

/** What stands in place of a visit that did not come. */
export const lateVisitMessages = defineMessages('services.visit-part', {
  en: { failed: 'The visit could not be loaded' },
  fr: { failed: 'Impossible de charger la visite' },
});
