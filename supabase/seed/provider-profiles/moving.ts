import { moving as facts } from '../trade-facts/moving.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const moving: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Nothing dropped, nothing forgotten', 'Rien d’échappé, rien d’oublié'],
    ['Three floors up, no elevator, no drama', 'Trois étages sans ascenseur ni drame'],
    ['Your boxes, in the right room', 'Vos boîtes, dans la bonne pièce'],
  ],
  about: [
    [
      '{name} has carried homes in and out of {city} since {year}. The price is set after a look at your rooms and does not grow on the day.',
      '{name} déménage les foyers de {city} depuis {year}. Le prix est fixé après une visite de vos pièces et ne grimpe pas le jour venu.',
    ],
    [
      'Pianos, plants and grandmother’s cabinet: since {year}, {name} has moved what matters around {city}. Each truck has the same crew all year.',
      'Pianos, plantes et armoire de grand-mère\u00a0: depuis {year}, {name} transporte ce qui compte dans la région de {city}. Chaque camion garde la même équipe toute l’année.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['Four bedrooms in a day', 'Quatre chambres en un jour'],
      text: [
        'Two trucks, one street permit and supper in the new kitchen.',
        'Deux camions, un permis de rue et le souper dans la nouvelle cuisine.',
      ],
      art: 'service-moving',
    },
    {
      title: ['An upright piano', 'Un piano droit'],
      text: [
        'Out by the balcony, in by the garden door, tuned the week after.',
        'Sorti par le balcon, entré par le jardin, accordé la semaine suivante.',
      ],
      art: 'service-design',
    },
    {
      title: ['A dental office', 'Une clinique dentaire'],
      text: ['Moved from Friday evening to Sunday noon, open on Monday.', 'Déménagée du vendredi soir au dimanche midi, ouverte le lundi.'],
      art: 'service-storage',
    },
  ],
  testimonials: [
    {
      project: ['Local move', 'Déménagement local'],
      text: ['Every box was where the label said.', 'Chaque boîte était là où l’étiquette le disait.'],
      rating: 5,
    },
    {
      project: ['Piano', 'Piano'],
      text: ['Four careful people and not one scratch.', 'Quatre personnes soigneuses et pas une égratignure.'],
      rating: 5,
    },
    {
      project: ['Long distance', 'Longue distance'],
      text: [
        'A day late because of snow, and they called from the road.',
        'Un jour de retard à cause de la neige, et ils ont appelé de la route.',
      ],
      rating: 4,
    },
  ],
};
