import type { TradeFacts } from './TradeFacts.ts';

export const assembly: TradeFacts = {
  trade: 'Assembly',
  menu: [
    ['Flat-pack furniture', 'Meubles en kit', 75, 'item'],
    ['Bed frames', 'Cadres de lit', 95, 'item'],
    ['Desks and shelves', 'Bureaux et étagères', 68, 'item'],
    ['TV mounting', 'Fixation de téléviseur', 120, 'item'],
    ['Patio furniture', 'Meubles de patio', 85, 'item'],
    ['Play structures', 'Modules de jeu', 340, 'item'],
    ['Gym equipment', 'Appareils d’exercice', 150, 'item'],
    ['Crib assembly', 'Montage de bassinettes', 80, 'item'],
  ],
  habits: [
    ['cardboard leaves with us', 'le carton repart avec nous'],
    ['tall pieces are anchored to the wall', 'les meubles hauts sont fixés au mur'],
    ['missing screws are in the van', 'les vis manquantes sont dans la camionnette'],
    ['the time is agreed to the half hour', 'l’heure est convenue à la demi-heure près'],
    ['instructions are left in the drawer', 'les instructions sont laissées dans le tiroir'],
  ],
};
