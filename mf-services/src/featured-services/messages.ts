import { defineMessages } from '@marketplace/section-kit';

export const featuredMessages = defineMessages('services.featured', {
  en: {
    title: 'Featured Local Services',
    viewAll: 'View All Services',
    empty: 'No services to feature yet.',
  },
  fr: {
    title: 'Services locaux en vedette',
    viewAll: 'Voir tous les services',
    empty: 'Aucun service en vedette pour le moment.',
  },
});
