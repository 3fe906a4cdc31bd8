import type { TradeTexts } from './TradeTexts.ts';

export const plumbing: TradeTexts = {
  trade: 'Plumbing',
  taglines: [
    ['Leaks fixed the day you call', 'Vos fuites réparées le jour même'],
    ['Plumbing that is quiet, dry and to code', 'Une plomberie silencieuse, étanche et conforme'],
    ['Clean work, clear prices, no surprises under the sink', 'Travail propre, prix clairs, aucune surprise sous l’évier'],
  ],
  about: [
    [
      '{name} has looked after homes in {city} since {year}. Our plumbers carry the parts for nine repairs out of ten, explain what they find before they start, and leave the floor as clean as they found it.',
      '{name} veille sur les maisons de {city} depuis {year}. Nos plombiers ont avec eux les pièces de neuf réparations sur dix, expliquent ce qu’ils voient avant de commencer et laissent le plancher aussi propre qu’à leur arrivée.',
    ],
    [
      'Since {year}, {name} has replaced pipes, water heaters and whole bathrooms’ worth of plumbing around {city}. You get a written price first and the same person from the first visit to the last.',
      'Depuis {year}, {name} remplace tuyaux, chauffe-eau et plomberies complètes dans la région de {city}. Vous recevez d’abord un prix écrit, puis la même personne vous suit de la première à la dernière visite.',
    ],
  ],
  aboutAnother: [
    '{name} is a small shop in {city} that has fixed leaks, drains and frozen pipes since {year}. You hear the price before a wrench comes out, and old parts stay with you if you want them.',
    '{name} est une petite équipe de {city} qui répare fuites, drains et tuyaux gelés depuis {year}. Vous connaissez le prix avant le premier coup de clé, et les vieilles pièces vous restent si vous les voulez.',
  ],
  services: [
    ['Leak detection and repair', 'Détection et réparation de fuites'],
    ['Water heater replacement', 'Remplacement de chauffe-eau'],
    ['Drain cleaning and camera inspection', 'Débouchage et inspection par caméra'],
    ['Bathroom rough-in', 'Plomberie brute de salle de bain'],
    ['Backwater valve', 'Clapet antiretour'],
    ['Frozen pipe repair', 'Réparation de tuyaux gelés'],
  ],
  projects: [
    {
      title: ['Galvanized pipes replaced', 'Tuyaux galvanisés remplacés'],
      text: [
        'Three floors of 1940s galvanized pipe became PEX in four days; water was off for six hours in all.',
        'Trois étages de tuyaux galvanisés des années 1940 refaits en PEX en quatre jours, avec six heures sans eau en tout.',
      ],
      art: 'service-plumbing',
    },
    {
      title: ['A second bathroom in the basement', 'Une deuxième salle de bain au sous-sol'],
      text: [
        'New drains under the slab, a backwater valve and a quiet ventilation fan.',
        'Nouveaux drains sous la dalle, clapet antiretour et ventilateur silencieux.',
      ],
      art: 'service-bathroom',
    },
    {
      title: ['Kitchen island sink', 'Évier d’îlot de cuisine'],
      text: [
        'Supply, drain and island vent in a finished floor, without lifting the tiles of the room next door.',
        'Alimentation, drain et évent d’îlot dans un plancher fini, sans lever les carreaux de la pièce voisine.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Tankless water heater', 'Chauffe-eau instantané'],
      text: [
        'A 20-year-old tank gave way to a wall unit and half a closet of free space.',
        'Un réservoir de 20 ans a cédé la place à un appareil mural, et libéré la moitié d’un placard.',
      ],
      art: 'service-storage',
    },
  ],
  testimonials: [
    {
      project: ['Burst pipe', 'Tuyau éclaté'],
      text: [
        'Water through the ceiling at 7, fixed by 10. They even dried the carpet.',
        'De l’eau au plafond à 7 h, tout était réparé à 10 h. Ils ont même asséché le tapis.',
      ],
      rating: 5,
    },
    {
      project: ['Water heater', 'Chauffe-eau'],
      text: ['The price on the paper was the price I paid.', 'Le prix sur papier est le prix que j’ai payé.'],
      rating: 5,
    },
    {
      project: ['Slow drains', 'Drains lents'],
      text: [
        'The camera showed roots; I watched it on the screen. Came a day later than planned.',
        'La caméra a montré des racines, je les ai vues à l’écran. Venus un jour plus tard que prévu.',
      ],
      rating: 4,
    },
    {
      project: ['Bathroom renovation', 'Rénovation de salle de bain'],
      text: [
        'Straight lines, tidy shut-offs, and a drawing of where everything runs.',
        'Des lignes droites, des robinets d’arrêt bien placés et un plan de tout le réseau.',
      ],
      rating: 5,
    },
  ],
};
