import type { TradeTexts } from './TradeTexts.ts';

export const flooring: TradeTexts = {
  trade: 'Flooring',
  taglines: [
    ['Floors that do not creak when you sneak', 'Des planchers qui ne trahissent pas vos pas'],
    ['Herringbone, plank and tile, laid flat', 'Chevrons, planches et carreaux, posés à plat'],
    ['Dust caught, edges true', 'Poussière captée, bords droits'],
  ],
  about: [
    [
      'Since {year}, {name} has laid and refinished floors in {city}. Wood rests in your rooms for days before we nail it, because winters here are dry.',
      'Depuis {year}, {name} pose et restaure des planchers à {city}. Le bois repose plusieurs jours chez vous avant la pose, car l’hiver est sec ici.',
    ],
    [
      '{name} looks under the old floor first. Levelling, squeaks and subfloor are written into the price before work starts anywhere in {city}.',
      '{name} regarde d’abord sous le vieux plancher. Nivellement, craquements et sous-plancher figurent au prix avant le début des travaux, partout à {city}.',
    ],
  ],
  services: [
    ['Hardwood installation', 'Pose de bois franc'],
    ['Sanding and refinishing', 'Sablage et finition'],
    ['Vinyl plank', 'Planches de vinyle'],
    ['Ceramic tile', 'Carreaux de céramique'],
    ['Heated floors', 'Planchers chauffants'],
    ['Stair treads', 'Marches d’escalier'],
  ],
  projects: [
    {
      title: ['Herringbone in a hallway', 'Chevrons dans un corridor'],
      text: [
        'White oak, a walnut border, and a line that meets the door to the millimetre.',
        'Chêne blanc, bordure de noyer et une ligne qui arrive à la porte au millimètre.',
      ],
      art: 'service-flooring',
    },
    {
      title: ['Checkerboard bathroom', 'Salle de bain en damier'],
      text: ['Heated tile with a slope you feel only when it is wet.', 'Carreaux chauffants avec une pente qui ne se sent que mouillée.'],
      art: 'service-bathroom',
    },
    {
      title: ['Kitchen in vinyl plank', 'Cuisine en planches de vinyle'],
      text: ['Dog-proof, dishwasher-proof, done in a day.', 'À l’épreuve du chien et du lave-vaisselle, en une journée.'],
      art: 'service-kitchen',
    },
    {
      title: ['Maple brought back', 'L’érable ressuscité'],
      text: ['Sixty years of varnish off, matte oil on.', 'Soixante ans de vernis enlevés, une huile mate à la place.'],
      art: 'service-general',
    },
  ],
  testimonials: [
    {
      project: ['Hardwood', 'Bois franc'],
      text: ['Not one squeak since.', 'Plus un seul craquement depuis.'],
      rating: 5,
    },
    {
      project: ['Refinishing', 'Restauration'],
      text: [
        'We stayed at home during the sanding and the dust stayed in their bag.',
        'Nous sommes restés pendant le sablage, et la poussière dans leur sac.',
      ],
      rating: 5,
    },
    {
      project: ['Bathroom tile', 'Céramique'],
      text: ['Beautiful. Grouting took a day longer.', 'Magnifique. Le coulis a pris un jour de plus.'],
      rating: 4,
    },
    {
      project: ['Stairs', 'Escalier'],
      text: ['They numbered every tread and put each back where it was.', 'Chaque marche numérotée et remise à sa place.'],
      rating: 5,
    },
  ],
};
