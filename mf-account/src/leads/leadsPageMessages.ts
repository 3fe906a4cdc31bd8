import { defineMessages } from '@marketplace/section-kit';

export const leadsPageMessages = defineMessages('account.leads', {
  en: {
    title: 'Inbox',
    lead: 'What homeowners ask your company for.',
    request: 'Request',
    dashboard: 'Dashboard',
    breadcrumb: 'You are here',
  },
  fr: {
    title: 'Boîte de réception',
    lead: 'Ce que les clients demandent à votre entreprise.',
    request: 'Demande',
    dashboard: 'Tableau de bord',
    breadcrumb: 'Vous êtes ici',
  },
});
