import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Bathroom Renovation', 'Flooring'],
  calculators: ['tile'],
  guides: ['/indoor/bathroom-maintenance', '/guides'],
  texts: {
    en: {
      lead: 'Porcelain and mosaic for wet rooms, with tiles, grout and adhesive worked out for walls or floor.',
      picks: [
        { label: 'Porcelain', search: 'Porcelain' },
        { label: 'Mosaic', search: 'Mosaic' },
      ],
      notes: [
        { title: 'Slip', text: 'For a shower floor take small tiles: more joints, more grip. Ask for the wet slip value (DCOF).' },
        {
          title: 'Water goes through grout',
          text: 'The membrane behind the tile keeps the wall dry, not the tile. Have it done before, all the way up in a shower.',
        },
        { title: 'Buy one lot', text: 'Shades differ between production lots. Buy all boxes at once and keep one.' },
      ],
    },
    fr: {
      lead: 'Porcelaine et mosaïque pour pièces humides, avec le calcul des carreaux, du coulis et de l’adhésif pour murs ou plancher.',
      picks: [
        { label: 'Porcelaine', search: 'porcelaine' },
        { label: 'Mosaïque', search: 'mosaïque' },
      ],
      notes: [
        {
          title: 'Glissance',
          text: 'Pour un plancher de douche, prenez de petits carreaux\u00a0: plus de joints, plus d’adhérence. Demandez la valeur de glissement humide (DCOF).',
        },
        {
          title: 'L’eau traverse le coulis',
          text: 'C’est la membrane derrière le carreau qui garde le mur au sec. Elle se pose avant, jusqu’en haut dans une douche.',
        },
        {
          title: 'Achetez le même lot',
          text: 'La teinte change d’un lot de production à l’autre. Achetez toutes les boîtes à la fois et gardez-en une.',
        },
      ],
    },
  },
};
