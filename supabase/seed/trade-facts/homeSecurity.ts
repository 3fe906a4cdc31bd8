import type { TradeFacts } from './TradeFacts.ts';

export const homeSecurity: TradeFacts = {
  trade: 'Home Security',
  menu: [
    ['Alarm system', 'Système d’alarme', 480],
    ['Security cameras', 'Caméras de surveillance', 260, 'item'],
    ['Smart locks', 'Serrures intelligentes', 220, 'item'],
    ['Lock replacement', 'Remplacement de serrures', 145, 'item'],
    ['Alarm monitoring', 'Télésurveillance', 32, 'month'],
    ['Video doorbell', 'Sonnette vidéo', 190, 'item'],
    ['Rekeying', 'Recodage de serrures', 95, 'visit'],
    ['Access control', 'Contrôle d’accès', 900],
  ],
  habits: [
    ['cameras look at your door, not the street', 'les caméras regardent votre porte, pas la rue'],
    ['recordings stay in your house', 'les enregistrements restent chez vous'],
    ['codes are set by you alone', 'les codes sont choisis par vous seul'],
    ['no contract runs longer than a month', 'aucun contrat ne dépasse un mois'],
    ['batteries are replaced before they fail', 'les piles sont remplacées avant de lâcher'],
  ],
};
