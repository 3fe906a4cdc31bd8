import { pestControl as facts } from '../trade-facts/pestControl.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const pestControl: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Quiet nights, sealed walls', 'Des nuits calmes, des murs bouchés'],
    ['Mice out, holes closed', 'Souris dehors, trous bouchés'],
    ['We look before we treat', 'On regarde avant de traiter'],
  ],
  about: [
    [
      '{name} has kept homes in {city} free of unwanted guests since {year}. We close the way in before we set a single trap.',
      '{name} débarrasse les maisons de {city} de leurs intrus depuis {year}. Nous fermons l’entrée avant de poser un seul piège.',
    ],
    [
      'Since {year}, {name} has been called in {city} for mice, wasps and what scratches in the attic. Every visit ends with a written list of what to repair.',
      'Depuis {year}, on appelle {name} à {city} pour les souris, les guêpes et ce qui gratte au grenier. Chaque visite se termine par une liste écrite de ce qu’il faut réparer.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['A quiet attic', 'Un grenier tranquille'],
      text: [
        'One-way door for a family of squirrels, then mesh on every vent.',
        'Porte à sens unique pour une famille d’écureuils, puis grillage sur chaque évent.',
      ],
      art: 'service-pest-control',
    },
    {
      title: ['Bakery without mice', 'Boulangerie sans souris'],
      text: ['Eleven openings sealed below the counters in two evenings.', 'Onze ouvertures bouchées sous les comptoirs en deux soirées.'],
      art: 'service-kitchen',
    },
    {
      title: ['Wasps under the deck', 'Guêpes sous la terrasse'],
      text: ['Nest out before breakfast, boards back the same day.', 'Nid enlevé avant le déjeuner, planches reposées le jour même.'],
      art: 'service-landscaping',
    },
  ],
  testimonials: [
    {
      project: ['Mice', 'Souris'],
      text: [
        'They found the hole behind the dishwasher in ten minutes.',
        'Ils ont trouvé le trou derrière le lave-vaisselle en dix minutes.',
      ],
      rating: 5,
    },
    {
      project: ['Wasp nest', 'Nid de guêpes'],
      text: [
        'Came the same afternoon and explained everything to the kids.',
        'Venus l’après-midi même, ils ont tout expliqué aux enfants.',
      ],
      rating: 5,
    },
    {
      project: ['Carpenter ants', 'Fourmis charpentières'],
      text: ['It took a second treatment, which was free as promised.', 'Il a fallu un deuxième traitement, gratuit comme promis.'],
      rating: 4,
    },
  ],
};
