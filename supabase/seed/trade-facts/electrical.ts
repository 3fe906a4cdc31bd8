import type { TradeFacts } from './TradeFacts.ts';

export const electrical: TradeFacts = {
  trade: 'Electrical',
  menu: [
    ['Panel upgrade to 200 A', 'Panneau porté à 200 A', 2600],
    ['EV charger installation', 'Installation de borne de recharge', 950],
    ['Knob-and-tube replacement', 'Remplacement du vieux câblage', 6500],
    ['Pot lights and dimmers', 'Encastrés et gradateurs', 140, 'item'],
    ['Heat pump circuit', 'Circuit de thermopompe', 750],
    ['Safety inspection', 'Inspection de sécurité', 195],
    ['Outlet and switch repair', 'Réparation de prises et d’interrupteurs', 135],
    ['Generator hookup', 'Branchement de génératrice', 1400],
  ],
  habits: [
    ['every breaker is labelled before we leave', 'chaque disjoncteur est étiqueté avant notre départ'],
    ['the permit is ours to ask for', 'le permis est notre affaire'],
    ['load is calculated before a charger goes in', 'la charge est calculée avant de poser une borne'],
    ['holes in the wall are patched the same day', 'les trous dans les murs sont rebouchés le jour même'],
    ['power is off for an afternoon at most', 'le courant manque un après-midi tout au plus'],
  ],
};
