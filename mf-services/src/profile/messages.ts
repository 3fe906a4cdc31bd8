import { defineMessages } from 'section-kit';

export const profileMessages = defineMessages('services.profile', {
  en: {
    title: 'Provider profile',
    breadcrumb: 'You are here',
    home: 'Home',
    directory: 'Professional Services',
    about: 'At a glance',
    category: 'Category',
    more: 'More professionals in {{category}}',
    'notFound.title': 'Oops! Page not found',
    'notFound.text': 'This professional may have left the directory, or the address has a typing error.',
    'notFound.home': 'Return to Home',
    'notFound.directory': 'See all professionals',
  },
  fr: {
    title: 'Profil du professionnel',
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    directory: 'Services professionnels',
    about: 'En bref',
    category: 'Catégorie',
    more: 'Autres professionnels de la catégorie {{category}}',
    'notFound.title': 'Oups! Page introuvable',
    'notFound.text': 'Ce professionnel n’est peut-être plus dans le répertoire, ou l’adresse contient une faute de frappe.',
    'notFound.home': 'Retour à l’accueil',
    'notFound.directory': 'Voir tous les professionnels',
  },
});
