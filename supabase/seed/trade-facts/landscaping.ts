import type { TradeFacts } from './TradeFacts.ts';

export const landscaping: TradeFacts = {
  trade: 'Landscaping',
  menu: [
    ['Garden design', 'Conception de jardins', 650],
    ['Interlock patios and paths', 'Terrasses et allées en pavé uni', 24, 'sq ft'],
    ['Retaining walls', 'Murs de soutènement', 45, 'sq ft'],
    ['Planting and sod', 'Plantation et gazon en plaques', 2.5, 'sq ft'],
    ['Lawn care by the season', 'Entretien saisonnier de pelouse', 95, 'month'],
    ['Snow removal', 'Déneigement', 110, 'month'],
    ['Hedge trimming', 'Taille de haies', 85, 'hour'],
    ['Spring cleanup', 'Nettoyage printanier', 260],
  ],
  habits: [
    ['plants come from nurseries of the region', 'les plantes viennent de pépinières de la région'],
    ['bases are dug deep enough for frost', 'les fondations sont creusées contre le gel'],
    ['one crew stays from the first shovel to the last', 'une même équipe reste de la première pelletée à la dernière'],
    ['water is led away from the house first', 'l’eau est d’abord éloignée de la maison'],
    ['soil is tested before anything is planted', 'la terre est analysée avant toute plantation'],
  ],
};
