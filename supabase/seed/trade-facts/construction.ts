import type { TradeFacts } from './TradeFacts.ts';

export const construction: TradeFacts = {
  trade: 'Construction',
  menu: [
    ['Home additions', 'Agrandissements', 285, 'sq ft'],
    ['Whole-home renovation', 'Rénovation complète', 145, 'sq ft'],
    ['Basement finishing', 'Aménagement du sous-sol', 58, 'sq ft'],
    ['Kitchen renovation', 'Rénovation de cuisine', 24000],
    ['Bathroom renovation', 'Rénovation de salle de bain', 13500],
    ['Structural repair', 'Réparation de structure', 3800],
    ['Permits and drawings', 'Permis et plans', 2200],
    ['Laneway homes', 'Maisons de ruelle', 310, 'sq ft'],
    ['Windows and doors', 'Portes et fenêtres', 850, 'item'],
  ],
  habits: [
    ['one site manager answers from start to keys', 'un seul chef de chantier répond du début aux clés'],
    ['a schedule hangs on the wall of the site', 'l’échéancier est affiché sur le chantier'],
    ['changes are priced before they are made', 'les changements sont chiffrés avant d’être faits'],
    ['subtrades are paid on time', 'les sous-traitants sont payés à temps'],
    ['the street is swept every Friday', 'la rue est balayée chaque vendredi'],
  ],
};
