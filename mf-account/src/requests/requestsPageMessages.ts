import { defineMessages } from '@marketplace/section-kit';

export const requestsPageMessages = defineMessages('account.requests', {
  en: {
    title: 'Requests',
    lead: 'What you asked companies for, and where each request stands.',
  },
  fr: {
    title: 'Demandes',
    lead: 'Ce que vous avez demandé aux entreprises, et où en est chaque demande.',
  },
});
