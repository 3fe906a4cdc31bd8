import type { TradeFacts } from './TradeFacts.ts';

export const plumbing: TradeFacts = {
  trade: 'Plumbing',
  menu: [
    ['Leak detection and repair', 'Détection et réparation de fuites', 140],
    ['Water heater replacement', 'Remplacement de chauffe-eau', 1650],
    ['Drain cleaning and camera inspection', 'Débouchage et inspection par caméra', 220],
    ['Bathroom rough-in', 'Plomberie brute de salle de bain', 2800],
    ['Backwater valve', 'Clapet antiretour', 2400],
    ['Frozen pipe repair', 'Réparation de tuyaux gelés', 260],
    ['Faucet installation', 'Installation de robinets', 160, 'item'],
    ['Emergency plumbing', 'Plomberie d’urgence', 165, 'hour'],
  ],
  habits: [
    ['we turn the water off only for as long as the work takes', 'nous ne coupons l’eau que le temps des travaux'],
    ['the old pipe is shown to you before it leaves', 'le vieux tuyau vous est montré avant de partir'],
    ['every joint is tested under pressure', 'chaque raccord est mis à l’épreuve sous pression'],
    ['drop cloths come in before the tools', 'les toiles entrent avant les outils'],
    ['a truck carries the parts that fail most', 'le camion porte les pièces qui lâchent le plus souvent'],
  ],
};
