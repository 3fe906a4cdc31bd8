import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation', 'Flooring'],
  calculators: ['tile'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Ceramic and mosaic for the wall behind the counter, with tiles, grout and adhesive worked out for your area.',
      picks: [
        { label: 'Subway', search: 'Subway' },
        { label: 'Mosaic', search: 'Mosaic' },
      ],
      notes: [
        { title: 'From counter to cabinet', text: 'The usual height is 46 cm (18 in). Behind a stove carry it up to the hood.' },
        {
          title: 'Outlets',
          text: 'New tile is thicker than paint: outlets need longer screws or box extensions, and power off at the panel.',
        },
        { title: 'Seal stone first', text: 'Marble and other stone take a sealer before grouting, or the grout stains them.' },
      ],
    },
    fr: {
      lead: 'Céramique et mosaïque pour le mur derrière le comptoir, avec le calcul des carreaux, du coulis et de l’adhésif.',
      picks: [
        { label: 'Métro', search: 'métro' },
        { label: 'Mosaïque', search: 'mosaïque' },
      ],
      notes: [
        {
          title: 'Du comptoir à l’armoire',
          text: 'La hauteur courante est de 46\u00a0cm (18\u00a0po). Derrière la cuisinière, montez jusqu’à la hotte.',
        },
        {
          title: 'Prises',
          text: 'Un carreau est plus épais que la peinture\u00a0: les prises demandent des vis plus longues ou des rallonges de boîte, courant coupé au panneau.',
        },
        {
          title: 'Scellez d’abord la pierre',
          text: 'Le marbre et les autres pierres prennent un scellant avant le coulis, sinon celui-ci les tache.',
        },
      ],
    },
  },
};
