import type { TradeFacts } from './TradeFacts.ts';

export const flooring: TradeFacts = {
  trade: 'Flooring',
  menu: [
    ['Hardwood installation', 'Pose de bois franc', 6.5, 'sq ft'],
    ['Sanding and refinishing', 'Sablage et finition', 4.25, 'sq ft'],
    ['Vinyl plank', 'Planches de vinyle', 3.5, 'sq ft'],
    ['Ceramic tile', 'Carreaux de céramique', 11, 'sq ft'],
    ['Heated floors', 'Planchers chauffants', 15, 'sq ft'],
    ['Stair treads', 'Marches d’escalier', 95, 'item'],
    ['Laminate floors', 'Planchers stratifiés', 3, 'sq ft'],
    ['Subfloor repair', 'Réparation de sous-plancher', 4.5, 'sq ft'],
  ],
  habits: [
    ['boards rest in the house before they are laid', 'les planches reposent dans la maison avant la pose'],
    ['moisture is measured before a quote', 'l’humidité est mesurée avant la soumission'],
    ['sanding dust goes into a vacuum', 'la poussière de sablage va dans un aspirateur'],
    ['baseboards come off and go back on', 'les plinthes sont enlevées, puis reposées'],
    ['samples stay with you for a week', 'les échantillons restent chez vous une semaine'],
  ],
};
