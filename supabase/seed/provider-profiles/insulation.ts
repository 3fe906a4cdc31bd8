import type { TradeTexts } from './TradeTexts.ts';

export const insulation: TradeTexts = {
  trade: 'Insulation',
  taglines: [
    ['Warmer rooms, smaller bills, measured', 'Plus chaud, moins cher, mesures à l’appui'],
    ['Air sealed first, insulated second', 'Étanche à l’air d’abord, isolé ensuite'],
    ['R-60 in a day', 'R-60 en une journée'],
  ],
  about: [
    [
      'Since {year}, {name} has insulated homes in {city}. A blower-door test before and after shows in numbers what changed.',
      'Depuis {year}, {name} isole les maisons de {city}. Un test d’infiltrométrie avant et après montre en chiffres ce qui a changé.',
    ],
    [
      '{name} works with cellulose, mineral wool and foam around {city}, and fills in the rebate forms with your energy adviser.',
      '{name} pose cellulose, laine minérale et mousse dans la région de {city}, et remplit les formulaires de subvention avec votre conseiller en énergie.',
    ],
  ],
  services: [
    ['Attic insulation', 'Isolation de l’entretoit'],
    ['Wall insulation', 'Isolation des murs'],
    ['Spray foam', 'Mousse giclée'],
    ['Basement insulation', 'Isolation du sous-sol'],
    ['Air sealing', 'Étanchéité à l’air'],
    ['Vermiculite removal', 'Enlèvement de vermiculite'],
  ],
  projects: [
    {
      title: ['Attic of a 1920s house', 'Entretoit d’une maison de 1920'],
      text: [
        '45 cm of cellulose, sealed hatches, baffles at every rafter.',
        '45 cm de cellulose, trappes scellées, déflecteurs à chaque chevron.',
      ],
      art: 'service-roofing',
    },
    {
      title: ['Walls of a new addition', 'Murs d’un agrandissement'],
      text: [
        'Mineral wool inside, rigid board outside, no cold studs.',
        'Laine minérale dedans, panneau rigide dehors, aucun montant froid.',
      ],
      art: 'service-construction',
    },
    {
      title: ['Garage under a bedroom', 'Garage sous une chambre'],
      text: ['Foam in the ceiling; warm feet above.', 'De la mousse au plafond, les pieds au chaud au-dessus.'],
      art: 'service-storage',
    },
    {
      title: ['House ready for a heat pump', 'Maison prête pour la thermopompe'],
      text: [
        'Leakage halved, so the next machine could be one size smaller.',
        'Fuites réduites de moitié : l’appareil suivant a pu être plus petit.',
      ],
      art: 'service-hvac',
    },
  ],
  testimonials: [
    {
      project: ['Attic', 'Entretoit'],
      text: ['The icicles are gone.', 'Les glaçons ont disparu.'],
      rating: 5,
    },
    {
      project: ['Air sealing', 'Étanchéité'],
      text: ['They showed me the leaks with smoke, then the numbers.', 'Ils m’ont montré les fuites à la fumée, puis les chiffres.'],
      rating: 5,
    },
    {
      project: ['Walls', 'Murs'],
      text: ['Warm and quiet. Some dust in the closets.', 'Chaud et silencieux. Un peu de poussière dans les placards.'],
      rating: 4,
    },
    {
      project: ['Basement', 'Sous-sol'],
      text: ['It is now the warmest room.', 'C’est maintenant la pièce la plus chaude.'],
      rating: 5,
    },
  ],
};
