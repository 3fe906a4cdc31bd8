import type { TradeFacts } from './TradeFacts.ts';

export const kitchens: TradeFacts = {
  trade: 'Kitchen Renovation',
  menu: [
    ['Kitchen design', 'Conception de cuisine', 950],
    ['Custom cabinets', 'Armoires sur mesure', 320, 'linear ft'],
    ['Stone and quartz countertops', 'Comptoirs de pierre et de quartz', 78, 'sq ft'],
    ['Cabinet refacing', 'Resurfaçage d’armoires', 5200],
    ['Backsplash tile', 'Dosseret de céramique', 24, 'sq ft'],
    ['Complete renovation', 'Rénovation complète', 22000],
    ['Kitchen islands', 'Îlots de cuisine', 3200, 'item'],
    ['Pantry storage', 'Rangement de garde-manger', 1400],
  ],
  habits: [
    ['a temporary sink is set up on the first day', 'un évier provisoire est installé le premier jour'],
    ['drawings are to scale and yours to keep', 'les plans sont à l’échelle et restent à vous'],
    ['doors are built before the old ones leave', 'les portes sont prêtes avant que les anciennes partent'],
    ['counters are measured once cabinets stand', 'les comptoirs sont mesurés une fois les armoires posées'],
    ['drawers are tried with your own pots', 'les tiroirs sont essayés avec vos chaudrons'],
  ],
};
