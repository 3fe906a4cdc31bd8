import { defineMessages } from '@marketplace/section-kit';

export const leadsPageMessages = defineMessages('account.leads', {
  en: {
    title: 'Inbox',
    lead: 'Requests that homeowners sent to your company.',
    request: 'Request',
    dashboard: 'Dashboard',
    breadcrumb: 'You are here',
  },
  fr: {
    title: 'Boîte de réception',
    lead: 'Les demandes que des clients ont envoyées à votre entreprise.',
    request: 'Demande',
    dashboard: 'Tableau de bord',
    breadcrumb: 'Vous êtes ici',
  },
});
