import { defineMessages } from '@marketplace/section-kit';

/** What to do where a part of a page did not come. */
export const latePartMessages = defineMessages('kit.late-part', {
  en: { failed: 'Check your connection and try again.' },
  fr: { failed: 'Vérifiez votre connexion, puis réessayez.' },
});
