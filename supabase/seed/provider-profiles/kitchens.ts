import type { TradeTexts } from './TradeTexts.ts';

export const kitchens: TradeTexts = {
  trade: 'Kitchen Renovation',
  taglines: [
    ['Kitchens measured twice and cooked in daily', 'Des cuisines mesurées deux fois, utilisées chaque jour'],
    ['Cabinets made here, fitted by those who made them', 'Des armoires faites ici, posées par ceux qui les font'],
    ['Four weeks from first plate to last', 'Quatre semaines, de la première assiette à la dernière'],
  ],
  about: [
    [
      'Since {year}, {name} has planned and built kitchens in {city}. You see yours in a full-size mock-up of tape and boxes before anything is ordered.',
      'Depuis {year}, {name} dessine et réalise des cuisines à {city}. Vous voyez la vôtre grandeur nature, en ruban et en boîtes, avant toute commande.',
    ],
    [
      '{name} joins cabinetry, plumbing and lighting in one contract around {city}, and lends you a small kitchen for the time between.',
      '{name} réunit armoires, plomberie et éclairage en un seul contrat dans la région de {city}, et vous prête une petite cuisine entre-temps.',
    ],
  ],
  services: [
    ['Kitchen design', 'Conception de cuisine'],
    ['Custom cabinets', 'Armoires sur mesure'],
    ['Stone and quartz countertops', 'Comptoirs de pierre et de quartz'],
    ['Cabinet refacing', 'Resurfaçage d’armoires'],
    ['Backsplash tile', 'Dosseret de céramique'],
    ['Complete renovation', 'Rénovation complète'],
  ],
  projects: [
    {
      title: ['Green cabinets, white sink', 'Armoires vertes, évier blanc'],
      text: [
        'Shaker doors, an apron-front sink and two pendants over the window.',
        'Portes shaker, évier de ferme et deux suspensions devant la fenêtre.',
      ],
      art: 'service-kitchen',
    },
    {
      title: ['Plan for a narrow galley', 'Plan d’une cuisine étroite'],
      text: ['Drawers instead of doors, and 40 cm more counter.', 'Des tiroirs au lieu de portes, et 40 cm de comptoir en plus.'],
      art: 'service-design',
    },
    {
      title: ['Herringbone underfoot', 'Chevrons sous les pieds'],
      text: [
        'Oak that runs from the kitchen into the dining room without a threshold.',
        'Du chêne qui passe de la cuisine à la salle à manger sans seuil.',
      ],
      art: 'service-flooring',
    },
    {
      title: ['Lighting that follows the cook', 'Un éclairage qui suit le cuisinier'],
      text: ['Three circuits: counters, table, midnight snack.', 'Trois circuits : comptoirs, table, collation de minuit.'],
      art: 'service-electrical',
    },
  ],
  testimonials: [
    {
      project: ['Full kitchen', 'Cuisine complète'],
      text: ['Twenty-six working days, as promised.', 'Vingt-six jours ouvrables, comme promis.'],
      rating: 5,
    },
    {
      project: ['Refacing', 'Resurfaçage'],
      text: ['Half the price of new and nobody can tell.', 'La moitié du prix du neuf, et personne ne le voit.'],
      rating: 5,
    },
    {
      project: ['Countertops', 'Comptoirs'],
      text: ['The seam is hard to find. Delivery was a day late.', 'Le joint est presque invisible. Livraison un jour plus tard.'],
      rating: 4,
    },
    {
      project: ['Design', 'Conception'],
      text: ['The tape mock-up saved us from a very wrong island.', 'La maquette au ruban nous a évité un îlot mal placé.'],
      rating: 5,
    },
  ],
};
