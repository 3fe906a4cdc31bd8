import type { TradeTexts } from './TradeTexts.ts';

export const design: TradeTexts = {
  trade: 'Design',
  taglines: [
    ['Rooms drawn around the people in them', 'Des pièces dessinées autour de ceux qui y vivent'],
    ['Plans a contractor can price', 'Des plans qu’un entrepreneur peut chiffrer'],
    ['Less furniture, more home', 'Moins de meubles, plus de maison'],
  ],
  about: [
    [
      '{name} has designed interiors in {city} since {year}. You get drawings, a shopping list with prices, and three visits during the work.',
      '{name} conçoit des intérieurs à {city} depuis {year}. Vous recevez des plans, une liste d’achats avec prix et trois visites pendant les travaux.',
    ],
    [
      'Since {year}, {name} has turned awkward floor plans around {city} into rooms that work. We take no commission from suppliers.',
      'Depuis {year}, {name} transforme les plans difficiles de la région de {city} en pièces qui fonctionnent. Nous ne touchons aucune commission des fournisseurs.',
    ],
  ],
  services: [
    ['Design consultation', 'Consultation en design'],
    ['Floor plans and drawings', 'Plans et dessins'],
    ['Colour and materials', 'Couleurs et matériaux'],
    ['Kitchen and bath design', 'Design de cuisine et de salle de bain'],
    ['Project follow-up', 'Suivi de projet'],
    ['Garden design', 'Design de jardin'],
  ],
  projects: [
    {
      title: ['Plan of a family floor', 'Plan d’un étage familial'],
      text: [
        'Four doors fewer, one desk more, a place for boots.',
        'Quatre portes de moins, un bureau de plus, une place pour les bottes.',
      ],
      art: 'service-design',
    },
    {
      title: ['Kitchen for a baker', 'Une cuisine de boulangère'],
      text: [
        'A low counter for dough and a sink that takes a whole sheet pan.',
        'Un comptoir bas pour la pâte et un évier qui reçoit une plaque entière.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Two colours, whole house', 'Deux couleurs, toute la maison'],
      text: ['Amber by day, spruce by night.', 'Ambre le jour, épinette le soir.'],
      art: 'service-painting',
    },
    {
      title: ['Built-in library', 'Bibliothèque encastrée'],
      text: ['Shelves around a window, with a seat in it.', 'Des tablettes autour d’une fenêtre, avec une banquette.'],
      art: 'service-assembly',
    },
  ],
  testimonials: [
    {
      project: ['Main floor', 'Rez-de-chaussée'],
      text: [
        'Every contractor said it was the clearest plan they had priced.',
        'Tous les entrepreneurs ont dit n’avoir jamais chiffré un plan aussi clair.',
      ],
      rating: 5,
    },
    {
      project: ['Colour', 'Couleurs'],
      text: ['I was afraid of green. Not any more.', 'J’avais peur du vert. Plus maintenant.'],
      rating: 5,
    },
    {
      project: ['Kitchen', 'Cuisine'],
      text: [
        'Good ideas, firm on budget, slow with the second draft.',
        'De bonnes idées, ferme sur le budget, lent pour la deuxième version.',
      ],
      rating: 4,
    },
    {
      project: ['Library', 'Bibliothèque'],
      text: ['The children now argue over the window seat.', 'Les enfants se disputent maintenant la banquette.'],
      rating: 5,
    },
  ],
};
