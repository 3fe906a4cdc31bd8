import { defineMessages } from '@marketplace/section-kit';

export const requestsPageMessages = defineMessages('account.requests', {
  en: {
    title: 'Requests',
    lead: 'Your requests to companies, and the status of each one.',
  },
  fr: {
    title: 'Demandes',
    lead: 'Vos demandes aux entreprises, et l’état de chacune.',
  },
});
