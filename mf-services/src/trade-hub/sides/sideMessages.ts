import { defineMessages } from '@marketplace/section-kit';

/** Texts of the pages about one side of a home. */
export const sideMessages = defineMessages('services.side', {
  en: {
    breadcrumb: 'You are here',
    home: 'Home',
    directory: 'Professional Services',
    indoor: 'Indoor Projects',
    'indoor.lead': 'Work inside the home: who does it near you, what it usually costs, and the materials it takes.',
    outdoor: 'Outdoor Projects',
    'outdoor.lead': 'Work outside the home: who does it near you, what it usually costs, and the materials it takes.',
    professionals: 'Find a professional',
    materials: 'Choose materials',
    '/kitchen': 'Kitchen',
    '/bathroom': 'Bathroom',
    '/flooring': 'Flooring',
    '/indoor/security': 'Home security',
    '/outdoor/roofing-materials': 'Roofing materials',
    '/outdoor/siding': 'Siding',
    '/outdoor/windows': 'Windows',
    '/outdoor/exterior-doors': 'Exterior doors',
    '/outdoor/fencing': 'Fencing',
    '/outdoor/garage': 'Garage',
  },
  fr: {
    breadcrumb: 'Vous êtes ici',
    home: 'Accueil',
    directory: 'Services professionnels',
    indoor: 'Projets intérieurs',
    'indoor.lead':
      'Les travaux à l’intérieur\u00a0: qui les fait près de chez vous, ce qu’ils coûtent d’habitude et les matériaux qu’il faut.',
    outdoor: 'Projets extérieurs',
    'outdoor.lead':
      'Les travaux à l’extérieur\u00a0: qui les fait près de chez vous, ce qu’ils coûtent d’habitude et les matériaux qu’il faut.',
    professionals: 'Trouver un professionnel',
    materials: 'Choisir des matériaux',
    '/kitchen': 'Cuisine',
    '/bathroom': 'Salle de bain',
    '/flooring': 'Revêtements de sol',
    '/indoor/security': 'Sécurité résidentielle',
    '/outdoor/roofing-materials': 'Matériaux de toiture',
    '/outdoor/siding': 'Revêtement extérieur',
    '/outdoor/windows': 'Fenêtres',
    '/outdoor/exterior-doors': 'Portes extérieures',
    '/outdoor/fencing': 'Clôtures',
    '/outdoor/garage': 'Garage',
  },
});
