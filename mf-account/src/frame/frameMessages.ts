import { defineMessages } from '@marketplace/section-kit';

export const frameMessages = defineMessages('account.frame', {
  en: {
    label: 'Your account',
    dashboard: 'Dashboard',
    profile: 'Profile',
    inbox: 'Inbox',
    page: 'Page',
    team: 'Team',
    staff: 'Staff',
    company: 'Company',
    badge: '{{entry}} ({{n}})',
  },
  fr: {
    label: 'Votre compte',
    dashboard: 'Tableau de bord',
    profile: 'Profil',
    inbox: 'Boîte de réception',
    page: 'Page publique',
    team: 'Équipe',
    staff: 'Personnel',
    company: 'Entreprise',
    badge: '{{entry}} ({{n}})',
  },
});
