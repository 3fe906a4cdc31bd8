import type { TradeTexts } from './TradeTexts.ts';

export const painting: TradeTexts = {
  trade: 'Painting',
  taglines: [
    ['Sharp lines, low odour, home by supper', 'Lignes nettes, faible odeur, chez vous pour souper'],
    ['Two coats means two coats', 'Deux couches, c’est deux couches'],
    ['We prepare longer than we paint', 'Nous préparons plus longtemps que nous peignons'],
  ],
  about: [
    [
      '{name} has painted homes in {city} since {year}. Furniture is moved and covered by us, and a colour test on your wall comes before any order.',
      '{name} peint les maisons de {city} depuis {year}. Nous déplaçons et couvrons vos meubles, et un essai de couleur sur votre mur précède toute commande.',
    ],
    [
      'Walls, cabinets and clapboard: since {year}, {name} has kept homes around {city} looking cared for. Washing, filling and sanding are in the price.',
      'Murs, armoires et bardeaux : depuis {year}, {name} garde belles les maisons de la région de {city}. Lavage, plâtrage et sablage sont compris.',
    ],
  ],
  aboutAnother: [
    'Since {year}, {name} has painted rooms, stairs and fences in and around {city}. You get one date, one price and a tin of your colour to keep.',
    '{name} peint pièces, escaliers et clôtures à {city} et aux environs depuis {year}. Vous recevez une date, un prix et un pot de votre couleur à garder.',
  ],
  services: [
    ['Interior painting', 'Peinture intérieure'],
    ['Exterior painting', 'Peinture extérieure'],
    ['Cabinet refinishing', 'Refinition d’armoires'],
    ['Drywall repair', 'Réparation de gypse'],
    ['Deck staining', 'Teinture de terrasse'],
    ['Wallpaper removal', 'Enlèvement de papier peint'],
  ],
  projects: [
    {
      title: ['A yellow nursery', 'Une chambre d’enfant jaune'],
      text: ['Zero-VOC paint, one warm wall and a ceiling like morning.', 'Peinture sans COV, un mur chaud et un plafond couleur matin.'],
      art: 'service-painting',
    },
    {
      title: ['Kitchen cabinets in spruce green', 'Armoires de cuisine vert épinette'],
      text: [
        '38 doors sprayed in the shop, hung again within the week.',
        '38 portes peintes au fusil en atelier, reposées dans la semaine.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Front door and trim', 'Porte d’entrée et moulures'],
      text: [
        'Stripped to the wood, primed twice and ready for ten winters.',
        'Décapées au bois, apprêtées deux fois, prêtes pour dix hivers.',
      ],
      art: 'service-windows-doors',
    },
    {
      title: ['Stairwell of a triplex', 'Cage d’escalier d’un triplex'],
      text: [
        'Nights and weekends, so that tenants never met wet paint.',
        'Le soir et la fin de semaine, pour que personne ne croise la peinture fraîche.',
      ],
      art: 'service-general',
    },
  ],
  testimonials: [
    {
      project: ['Whole interior', 'Tout l’intérieur'],
      text: ['Lines you could measure with.', 'Des lignes tirées à la règle.'],
      rating: 5,
    },
    {
      project: ['Cabinets', 'Armoires'],
      text: ['Everybody thinks we bought a new kitchen.', 'Tout le monde croit que la cuisine est neuve.'],
      rating: 5,
    },
    {
      project: ['Exterior', 'Extérieur'],
      text: ['Rain cost us a week; they wrote every evening.', 'La pluie a coûté une semaine; ils écrivaient chaque soir.'],
      rating: 4,
    },
    {
      project: ['Nursery', 'Chambre d’enfant'],
      text: ['No smell at all, and they labelled the leftover paint.', 'Aucune odeur, et les restes de peinture sont étiquetés.'],
      rating: 5,
    },
  ],
};
