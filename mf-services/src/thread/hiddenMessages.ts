import { defineMessages } from '@marketplace/section-kit';

/** What stands in the place of contact details. Its own catalogue, because notes stand on pages that show no conversation. */
export const hiddenMessages = defineMessages('services.hidden', {
  en: { hidden: '[hidden until contact is shared]' },
  fr: { hidden: '[masqué jusqu’à l’échange des coordonnées]' },
});
