import type { TradeFacts } from './TradeFacts.ts';

export const moving: TradeFacts = {
  trade: 'Moving',
  menu: [
    ['Local moving', 'Déménagement local', 145, 'hour'],
    ['Packing', 'Emballage', 58, 'hour'],
    ['Long-distance moving', 'Déménagement longue distance', 2200],
    ['Piano moving', 'Transport de piano', 320, 'item'],
    ['Small moves', 'Petits déménagements', 260],
    ['Furniture delivery', 'Livraison de meubles', 120],
    ['Junk removal', 'Ramassage d’encombrants', 160],
    ['Office moves', 'Déménagement de bureaux', 190, 'hour'],
  ],
  habits: [
    ['the crew that quotes is the crew that carries', 'l’équipe qui évalue est celle qui transporte'],
    ['blankets and dollies are part of the price', 'couvertures et chariots sont compris dans le prix'],
    ['travel time is written down before the day', 'le temps de route est écrit avant le jour venu'],
    ['mattresses travel in covers', 'les matelas voyagent sous housse'],
    ['the truck is weighed in front of you', 'le camion est pesé devant vous'],
  ],
};
