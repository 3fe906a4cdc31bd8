import { defineMessages } from '@marketplace/section-kit';

export const reportsMessages = defineMessages('account.reports', {
  en: {
    title: 'Reports',
    lead: 'How often your page is seen, and what comes of it.',
  },
  fr: {
    title: 'Rapports',
    lead: 'Combien de fois votre page est vue, et ce qu’il en résulte.',
  },
});
