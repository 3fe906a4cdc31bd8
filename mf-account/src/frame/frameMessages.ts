import { defineMessages } from '@marketplace/section-kit';

export const frameMessages = defineMessages('account.frame', {
  en: {
    label: 'Your account',
    dashboard: 'Dashboard',
    breadcrumb: 'You are here',
    requests: 'Requests',
    saved: 'Saved',
    profile: 'Profile',
    inbox: 'Inbox',
    calendar: 'Calendar',
    page: 'Page',
    team: 'Team',
    staff: 'Staff',
    company: 'Company',
    badge: '{{entry}} ({{n}})',
  },
  fr: {
    label: 'Votre compte',
    dashboard: 'Tableau de bord',
    breadcrumb: 'Vous êtes ici',
    requests: 'Demandes',
    saved: 'Favoris',
    profile: 'Profil',
    inbox: 'Boîte de réception',
    calendar: 'Calendrier',
    page: 'Page publique',
    team: 'Équipe',
    staff: 'Personnel',
    company: 'Entreprise',
    badge: '{{entry}} ({{n}})',
  },
});
