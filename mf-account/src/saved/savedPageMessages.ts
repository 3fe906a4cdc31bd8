import { defineMessages } from '@marketplace/section-kit';

export const savedPageMessages = defineMessages('account.saved', {
  en: {
    title: 'Saved',
    lead: 'What you kept for later: professionals, materials and searches.',
  },
  fr: {
    title: 'Favoris',
    lead: 'Ce que vous gardez pour plus tard\u00a0: professionnels, matériaux et recherches.',
  },
});
