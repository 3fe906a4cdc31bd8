import type { TradeTexts } from './TradeTexts.ts';

export const electrical: TradeTexts = {
  trade: 'Electrical',
  taglines: [
    ['Safe power for old houses and new cars', 'Du courant sûr pour vieilles maisons et autos neuves'],
    ['Master electricians, permits included', 'Maîtres électriciens, permis compris'],
    ['Lights on, panel tidy, inspection passed', 'Lumières allumées, panneau rangé, inspection réussie'],
  ],
  about: [
    [
      '{name} has wired homes in {city} since {year}. Every job that needs a permit gets one, and you receive the inspection certificate with the invoice.',
      '{name} électrifie les maisons de {city} depuis {year}. Chaque travail qui exige un permis en a un, et l’attestation d’inspection accompagne la facture.',
    ],
    [
      'Panels, chargers, knob-and-tube and everything between: since {year}, {name} has kept the lights on around {city}. We label every breaker before we leave.',
      'Panneaux, bornes, vieux câblage et tout le reste : depuis {year}, {name} garde la lumière allumée dans la région de {city}. Chaque disjoncteur est étiqueté avant notre départ.',
    ],
  ],
  aboutAnother: [
    'Old houses around {city} are what {name} has known best since {year}. We open as little wall as we can, and patch what we open.',
    'Depuis {year}, {name} s’y connaît en vieilles maisons dans la région de {city}. Nous ouvrons le moins de mur possible et refermons ce que nous ouvrons.',
  ],
  services: [
    ['Panel upgrade to 200 A', 'Panneau porté à 200 A'],
    ['EV charger installation', 'Installation de borne de recharge'],
    ['Knob-and-tube replacement', 'Remplacement du vieux câblage'],
    ['Pot lights and dimmers', 'Encastrés et gradateurs'],
    ['Heat pump circuit', 'Circuit de thermopompe'],
    ['Safety inspection', 'Inspection de sécurité'],
  ],
  projects: [
    {
      title: ['From 60 to 200 amperes', 'De 60 à 200 ampères'],
      text: [
        'New mast, panel and grounding in a day; the fridge never warmed up.',
        'Nouveau mât, panneau et mise à la terre en un jour; le frigo est resté froid.',
      ],
      art: 'service-electrical',
    },
    {
      title: ['Two chargers, one panel', 'Deux bornes, un panneau'],
      text: [
        'Load sharing between two cars in the garage, without a service upgrade.',
        'Partage de charge entre deux autos au garage, sans augmenter l’entrée.',
      ],
      art: 'service-storage',
    },
    {
      title: ['Lighting a dark kitchen', 'Éclairer une cuisine sombre'],
      text: [
        'Under-cabinet strips, two pendants and one dimmer for each mood.',
        'Bandes sous les armoires, deux suspensions et un gradateur pour chaque ambiance.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Heat pump hookup', 'Branchement d’une thermopompe'],
      text: [
        'Outdoor disconnect, weatherproof run and a dedicated breaker.',
        'Sectionneur extérieur, conduit étanche et disjoncteur réservé.',
      ],
      art: 'service-hvac',
    },
  ],
  testimonials: [
    {
      project: ['Panel upgrade', 'Nouveau panneau'],
      text: [
        'They booked the inspector themselves. Passed first time.',
        'Ils ont pris rendez-vous avec l’inspecteur. Réussi du premier coup.',
      ],
      rating: 5,
    },
    {
      project: ['EV charger', 'Borne de recharge'],
      text: ['The neatest conduit on the street.', 'Le plus beau conduit de la rue.'],
      rating: 5,
    },
    {
      project: ['Rewiring', 'Recâblage'],
      text: [
        'Small holes, all patched. It took two days more than hoped, and they said so early.',
        'De petits trous, tous rebouchés. Deux jours de plus que souhaité, mais annoncés d’avance.',
      ],
      rating: 4,
    },
    {
      project: ['Pot lights', 'Encastrés'],
      text: [
        'They drew the layout on the ceiling with tape before cutting.',
        'Ils ont tracé le plan au ruban sur le plafond avant de couper.',
      ],
      rating: 5,
    },
  ],
};
