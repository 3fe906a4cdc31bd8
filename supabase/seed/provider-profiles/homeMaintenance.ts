import { homeMaintenance as facts } from '../trade-facts/homeMaintenance.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const homeMaintenance: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Your list, done by Friday', 'Votre liste, faite pour vendredi'],
    ['Small repairs, before they grow', 'De petites réparations, avant qu’elles grossissent'],
    ['A handy person you can call back', 'Quelqu’un d’habile, qu’on peut rappeler'],
  ],
  about: [
    [
      '{name} has crossed things off lists in {city} since {year}. You send photos of what is broken and receive one price for the visit.',
      '{name} raye des tâches sur les listes de {city} depuis {year}. Vous envoyez des photos de ce qui cloche et recevez un seul prix pour la visite.',
    ],
    [
      'Since {year}, {name} has looked after the doors, gutters and shelves of {city}. Twice a year we walk around the house with you.',
      'Depuis {year}, {name} s’occupe des portes, des gouttières et des tablettes de {city}. Deux fois par an, nous faisons le tour de la maison avec vous.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['Twenty-three small things', 'Vingt-trois petites choses'],
      text: ['Hinges, caulking, a loose rail: one long day.', 'Pentures, scellant, une rampe lâche\u00a0: une longue journée.'],
      art: 'service-general',
    },
    {
      title: ['Ready for winter', 'Prêt pour l’hiver'],
      text: ['Gutters cleared, taps closed, weatherstrip on six doors.', 'Gouttières vidées, robinets fermés, coupe-froid sur six portes.'],
      art: 'service-windows-doors',
    },
    {
      title: ['A hall that invites', 'Une entrée accueillante'],
      text: ['Coat hooks, a bench and a wall without holes.', 'Crochets, banc et mur sans trous.'],
      art: 'service-painting',
    },
  ],
  testimonials: [
    {
      project: ['Handyman visit', 'Visite d’entretien'],
      text: [
        'He finished the list and found two things we had missed.',
        'Il a fini la liste et trouvé deux choses qui nous avaient échappé.',
      ],
      rating: 5,
    },
    {
      project: ['Gutters', 'Gouttières'],
      text: ['Photos before and after, without asking.', 'Photos avant et après, sans qu’on les demande.'],
      rating: 5,
    },
    {
      project: ['Shelves', 'Étagères'],
      text: ['Straight and solid, an hour later than planned.', 'Droites et solides, une heure plus tard que prévu.'],
      rating: 4,
    },
  ],
};
