import type { TradeFacts } from './TradeFacts.ts';

export const bathrooms: TradeFacts = {
  trade: 'Bathroom Renovation',
  menu: [
    ['Complete bathroom renovation', 'Rénovation complète de salle de bain', 13500],
    ['Tub-to-shower conversion', 'Bain transformé en douche', 7200],
    ['Tile and waterproofing', 'Céramique et étanchéité', 26, 'sq ft'],
    ['Accessible bathrooms', 'Salles de bain accessibles', 9800],
    ['Vanities and fixtures', 'Meubles-lavabos et robinetterie', 780],
    ['Ventilation', 'Ventilation', 520],
    ['Powder rooms', 'Salles d’eau', 5400],
    ['Grout and caulking', 'Coulis et scellant', 290],
  ],
  habits: [
    ['shower pans are flooded for a day before tile', 'les bases de douche sont inondées un jour avant la céramique'],
    ['the fan is sized to the room', 'le ventilateur est choisi selon la pièce'],
    ['a toilet works every evening of the job', 'une toilette fonctionne chaque soir des travaux'],
    ['walls get blocking for grab bars', 'les murs reçoivent un appui pour les barres'],
    ['every pipe behind the wall is photographed', 'chaque tuyau derrière le mur est photographié'],
  ],
};
