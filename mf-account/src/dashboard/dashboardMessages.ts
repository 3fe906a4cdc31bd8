import { defineMessages } from '@marketplace/section-kit';

export const dashboardMessages = defineMessages('account.dashboard', {
  en: {
    title: 'Dashboard',
    greeting: 'Hello, {{name}}',
    lead: 'Your requests, lists and projects come together here.',
    'steps.title': 'Three good next steps',
    'step.contractor': 'Find a contractor',
    'step.contractor.text': 'Search by trade or city and compare ratings.',
    'step.materials': 'Browse material categories',
    'step.materials.text': 'See what your project could be made of.',
    'step.profile': 'Complete your profile',
    'step.profile.text': 'Your name and language, so people know whom they write to.',
  },
  fr: {
    title: 'Tableau de bord',
    greeting: 'Bonjour, {{name}}',
    lead: 'Vos demandes, vos listes et vos projets sont réunis ici.',
    'steps.title': 'Trois bonnes façons d’avancer',
    'step.contractor': 'Trouver un entrepreneur',
    'step.contractor.text': 'Cherchez par métier ou par ville et comparez les notes.',
    'step.materials': 'Parcourir les catégories de matériaux',
    'step.materials.text': 'Voyez ce qui conviendrait à vos travaux.',
    'step.profile': 'Compléter votre profil',
    'step.profile.text': 'Votre nom et votre langue, pour que l’on sache à qui l’on écrit.',
  },
});
