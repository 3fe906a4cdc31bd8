import { cleaning as facts } from '../trade-facts/cleaning.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const cleaning: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['The same two people, every second Thursday', 'Les deux mêmes personnes, un jeudi sur deux'],
    ['Clean corners, no perfume', 'Des coins propres, sans parfum'],
    ['Come home to a made bed', 'Rentrez, le lit est fait'],
  ],
  about: [
    [
      '{name} has cleaned homes in {city} since {year}. You choose the rooms and the rhythm, and you may change both by text message.',
      '{name} fait le ménage des maisons de {city} depuis {year}. Vous choisissez les pièces et le rythme, et changez l’un ou l’autre par texto.',
    ],
    [
      'Since {year}, {name} has handed back keys to a tidy {city} home before supper. Our people are employees with paid travel and holidays.',
      'Depuis {year}, {name} rend les clés d’un logis propre à {city} avant le souper. Nos gens sont des employés, aux déplacements et aux vacances payés.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['After the plasterers', 'Après les plâtriers'],
      text: ['Three floors of fine dust, gone in two days.', 'Trois étages de poussière fine, disparue en deux jours.'],
      art: 'service-cleaning',
    },
    {
      title: ['Thirty-two windows', 'Trente-deux fenêtres'],
      text: ['Inside, outside and every track, before the frost.', 'Dedans, dehors et chaque rail, avant le gel.'],
      art: 'service-windows-doors',
    },
    {
      title: ['End of a lease', 'Fin de bail'],
      text: ['Oven, fridge and a bathroom that passed inspection.', 'Four, frigo et une salle de bain qui a passé l’inspection.'],
      art: 'service-bathroom',
    },
  ],
  testimonials: [
    {
      project: ['Weekly cleaning', 'Ménage hebdomadaire'],
      text: ['They remember which plant not to water.', 'Elles se souviennent de la plante à ne pas arroser.'],
      rating: 5,
    },
    { project: ['Move-out', 'Fin de bail'], text: ['We got the whole deposit back.', 'Nous avons récupéré tout le dépôt.'], rating: 5 },
    {
      project: ['Deep cleaning', 'Grand ménage'],
      text: ['One shelf was missed; they returned the next morning.', 'Une tablette oubliée; elles sont revenues le lendemain matin.'],
      rating: 4,
    },
  ],
};
