import type { TradeFacts } from './TradeFacts.ts';

export const decks: TradeFacts = {
  trade: 'Decks & Fences',
  menu: [
    ['Cedar decks', 'Terrasses de cèdre', 48, 'sq ft'],
    ['Composite decks', 'Terrasses de composite', 68, 'sq ft'],
    ['Privacy fences', 'Clôtures brise-vue', 62, 'linear ft'],
    ['Pergolas', 'Pergolas', 4200, 'item'],
    ['Screw piles', 'Pieux vissés', 240, 'item'],
    ['Staining and repair', 'Teinture et réparation', 380],
    ['Deck railings', 'Garde-corps', 78, 'linear ft'],
    ['Garden gates', 'Portillons', 420, 'item'],
  ],
  habits: [
    ['property lines are checked before posts', 'les limites du terrain sont vérifiées avant les poteaux'],
    ['footings go below the frost', 'les appuis vont sous la ligne de gel'],
    ['fasteners are hidden where boards allow', 'les attaches sont cachées quand les planches le permettent'],
    ['neighbours are told before we dig', 'les voisins sont avisés avant de creuser'],
    ['guards meet the code of the province', 'les garde-corps respectent le code de la province'],
  ],
};
