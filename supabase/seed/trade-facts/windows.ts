import type { TradeFacts } from './TradeFacts.ts';

export const windows: TradeFacts = {
  trade: 'Windows & Doors',
  menu: [
    ['Window replacement', 'Remplacement de fenêtres', 780, 'item'],
    ['Entry doors', 'Portes d’entrée', 2400, 'item'],
    ['Patio doors', 'Portes-patio', 2600, 'item'],
    ['Garage doors', 'Portes de garage', 1500, 'item'],
    ['Glass replacement', 'Remplacement de vitrage', 260],
    ['Weatherstripping', 'Coupe-froid', 135],
    ['Window repair', 'Réparation de fenêtres', 165],
    ['Storm doors', 'Contre-portes', 520, 'item'],
  ],
  habits: [
    ['openings are measured twice by the installer', 'les ouvertures sont mesurées deux fois par l’installateur'],
    ['no opening stays without glass overnight', 'aucune ouverture ne reste sans vitre la nuit'],
    ['foam, flashing and trim are included', 'mousse, solins et moulures sont compris'],
    ['old frames are recycled', 'les vieux cadres sont recyclés'],
    ['winter installs are done one room at a time', 'l’hiver, la pose se fait une pièce à la fois'],
  ],
};
