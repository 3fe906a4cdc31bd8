import { defineMessages } from '@marketplace/section-kit';

/** Texts of the pages about the materials of one room. */
export const roomMessages = defineMessages('catalog.room', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    materials: 'Materials',
    kitchen: 'Kitchen',
    'kitchen.lead': 'Choose what you need for your kitchen. Each page shows materials with their prices and works out how much to buy.',
    bathroom: 'Bathroom',
    'bathroom.lead': 'Choose what you need for your bathroom. Each page shows materials with their prices and works out how much to buy.',
    flooring: 'Flooring',
    'flooring.lead': 'Choose a kind of floor. Each page shows materials with their prices and works out how many boxes or rolls to buy.',
    all: 'What do you need?',
    next: 'Continue with',
    catalogue: 'All materials',
    services: 'Find a professional',
    list: 'My project list',
  },
  fr: {
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    materials: 'Matériaux',
    kitchen: 'Cuisine',
    'kitchen.lead':
      'Choisissez ce qu’il vous faut pour la cuisine. Chaque page présente les matériaux et leurs prix, et calcule la quantité à acheter.',
    bathroom: 'Salle de bain',
    'bathroom.lead':
      'Choisissez ce qu’il vous faut pour la salle de bain. Chaque page présente les matériaux et leurs prix, et calcule la quantité à acheter.',
    flooring: 'Revêtements de sol',
    'flooring.lead':
      'Choisissez un type de revêtement de sol. Chaque page présente les matériaux et leurs prix, et calcule le nombre de boîtes ou de rouleaux à acheter.',
    all: 'De quoi avez-vous besoin?',
    next: 'Continuer avec',
    catalogue: 'Tous les matériaux',
    services: 'Trouver un professionnel',
    list: 'Ma liste de projet',
  },
});
