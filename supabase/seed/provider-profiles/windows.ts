import type { TradeTexts } from './TradeTexts.ts';

export const windows: TradeTexts = {
  trade: 'Windows & Doors',
  taglines: [
    ['Draughts out, daylight in', 'Courants d’air dehors, lumière dedans'],
    ['Ten windows a day, none left open at night', 'Dix fenêtres par jour, aucune ouverte le soir'],
    ['Triple glass, single visit', 'Triple vitrage, une seule visite'],
  ],
  about: [
    [
      'Since {year}, {name} has replaced windows and doors in {city}. We insulate and seal around the frame and show you the smoke test.',
      'Depuis {year}, {name} remplace portes et fenêtres à {city}. Nous isolons le pourtour du cadre et vous montrons l’essai à la fumée.',
    ],
    [
      '{name} measures, orders and installs with its own crews around {city}. Trim inside and capping outside are part of the price.',
      '{name} mesure, commande et pose avec ses équipes dans la région de {city}. Moulures et capage sont compris.',
    ],
  ],
  services: [
    ['Window replacement', 'Remplacement de fenêtres'],
    ['Entry doors', 'Portes d’entrée'],
    ['Patio doors', 'Portes-patio'],
    ['Garage doors', 'Portes de garage'],
    ['Glass replacement', 'Remplacement de vitrage'],
    ['Weatherstripping', 'Coupe-froid'],
  ],
  projects: [
    {
      title: ['Arched entrance', 'Entrée cintrée'],
      text: [
        'A fibreglass door under the old fan light, kept and resealed.',
        'Une porte de fibre de verre sous la vieille imposte, gardée et rescellée.',
      ],
      art: 'service-windows-doors',
    },
    {
      title: ['Garage door with a view of the canoe', 'Porte de garage avec vue sur le canot'],
      text: ['Insulated to R-16, quiet enough for a bedroom above.', 'Isolée à R-16, assez silencieuse pour une chambre au-dessus.'],
      art: 'service-storage',
    },
    {
      title: ['Window over the sink', 'Fenêtre au-dessus de l’évier'],
      text: ['Twice the glass, half the heat loss.', 'Deux fois plus de vitre, deux fois moins de pertes.'],
      art: 'service-kitchen',
    },
    {
      title: ['Eleven windows before the snow', 'Onze fenêtres avant la neige'],
      text: ['Two days, room by room, with the heat on.', 'Deux jours, pièce par pièce, chauffage en marche.'],
      art: 'service-roofing',
    },
  ],
  testimonials: [
    {
      project: ['Eleven windows', 'Onze fenêtres'],
      text: ['The gas bill fell by a fifth.', 'La facture de gaz a baissé d’un cinquième.'],
      rating: 5,
    },
    {
      project: ['Front door', 'Porte d’entrée'],
      text: ['It closes with a finger, in February too.', 'Elle se ferme d’un doigt, même en février.'],
      rating: 5,
    },
    {
      project: ['Patio door', 'Porte-patio'],
      text: ['Great door. The handle was on back order for two weeks.', 'Superbe porte. La poignée a mis deux semaines à arriver.'],
      rating: 4,
    },
    {
      project: ['Garage door', 'Porte de garage'],
      text: ['We no longer hear who comes home late.', 'On n’entend plus qui rentre tard.'],
      rating: 5,
    },
  ],
};
