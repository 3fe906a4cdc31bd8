import { defineMessages } from '@marketplace/section-kit';

/** What stands in the place of contact details. Its own catalogue, because notes and quotes stand on pages that show no conversation. */
export const hiddenMessages = defineMessages('services.hidden', {
  en: {
    hidden: '[hidden until contact is shared]',
    notice: 'Phone numbers, emails and links stay hidden until the homeowner shares contact details.',
  },
  fr: {
    hidden: '[masqué jusqu’à l’échange des coordonnées]',
    notice: 'Téléphones, courriels et liens restent masqués tant que le client n’a pas transmis ses coordonnées.',
  },
});
