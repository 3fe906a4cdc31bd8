import type { TradeFacts } from './TradeFacts.ts';

export const pestControl: TradeFacts = {
  trade: 'Pest Control',
  menu: [
    ['Mice and rats', 'Souris et rats', 225],
    ['Ant treatment', 'Traitement contre les fourmis', 185],
    ['Wasp nest removal', 'Enlèvement de nids de guêpes', 175],
    ['Bed bug treatment', 'Traitement contre les punaises de lit', 290, 'room'],
    ['Wildlife removal', 'Capture d’animaux sauvages', 320],
    ['Seasonal protection', 'Protection saisonnière', 48, 'month'],
    ['Cockroach treatment', 'Traitement contre les coquerelles', 240],
    ['Pest inspection', 'Inspection parasitaire', 120, 'visit'],
  ],
  habits: [
    ['entry points are sealed, not only baited', 'les accès sont bouchés, pas seulement appâtés'],
    ['a second visit checks the first', 'une deuxième visite vérifie la première'],
    ['products are safe for pets once dry', 'les produits sont sans danger pour les animaux une fois secs'],
    ['vehicles carry no logo if you ask', 'les véhicules sont sans logo si vous le demandez'],
    ['a written report names what was found', 'un rapport écrit nomme ce qui a été trouvé'],
  ],
};
