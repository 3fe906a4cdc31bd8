import { defineMessages } from '@marketplace/section-kit';

/** Texts of the pages about the materials of one room. */
export const roomMessages = defineMessages('catalog.room', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    materials: 'Materials',
    all: 'What do you need?',
    choose: 'How to choose',
    next: 'Continue with',
    catalogue: 'All materials',
    services: 'Find a professional',
    list: 'My project list',
  },
  fr: {
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    materials: 'Matériaux',
    all: 'De quoi avez-vous besoin?',
    choose: 'Comment choisir',
    next: 'Continuer avec',
    catalogue: 'Tous les matériaux',
    services: 'Trouver un professionnel',
    list: 'Ma liste de projet',
  },
});
