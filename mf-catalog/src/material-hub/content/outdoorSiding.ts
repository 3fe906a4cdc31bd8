import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Siding', 'Construction'],
  calculators: ['siding'],
  guides: ['/guides', '/financial/energy-efficiency-grants'],
  texts: {
    en: {
      lead: 'Vinyl, fibre cement, engineered wood and stone veneer, with squares worked out from walls, gables and openings.',
      picks: [
        { label: 'Vinyl', search: 'Vinyl' },
        { label: 'Fibre cement', search: 'Fibre Cement' },
        { label: 'Stone', search: 'Stone' },
      ],
      notes: [
        {
          title: 'Insulate while it is open',
          text: 'New siding is the cheapest moment for insulation and an air barrier outside the sheathing.',
        },
        { title: 'Room to move', text: 'Vinyl grows and shrinks by centimetres over a wall. Nails stay loose, ends stay open.' },
        {
          title: 'Water behind it',
          text: 'Every siding leaks a little. A drained gap behind it and flashings above windows keep the wall dry.',
        },
      ],
    },
    fr: {
      lead: 'Vinyle, fibrociment, bois d’ingénierie et placage de pierre, avec le calcul des carrés selon murs, pignons et ouvertures.',
      picks: [
        { label: 'Vinyle', search: 'vinyle' },
        { label: 'Fibrociment', search: 'fibrociment' },
        { label: 'Pierre', search: 'pierre' },
      ],
      notes: [
        {
          title: 'Isolez pendant que c’est ouvert',
          text: 'Un nouveau revêtement est le moment le moins cher pour isoler et poser un pare-air sur le revêtement intermédiaire.',
        },
        {
          title: 'Du jeu',
          text: 'Le vinyle s’allonge et rétrécit de plusieurs millimètres par longueur. Les clous restent lâches, les bouts libres.',
        },
        {
          title: 'L’eau derrière',
          text: 'Tout revêtement laisse passer un peu d’eau. Un vide drainé et des solins au-dessus des fenêtres gardent le mur au sec.',
        },
      ],
    },
  },
};
