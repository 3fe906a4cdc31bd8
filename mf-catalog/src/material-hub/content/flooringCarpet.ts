import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Flooring'],
  calculators: ['flooring'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Carpet for bedrooms, stairs and basements, with area, waste and transition strips worked out for your room.',
      notes: [
        {
          title: 'Rolls have a width',
          text: 'Broadloom comes 3.66 m (12 ft) wide. A room of 4 m needs a seam or a lot of waste: ask for the cutting plan.',
        },
        { title: 'The pad decides', text: 'A denser underlay makes a cheap carpet last longer than a thick one makes a good carpet soft.' },
        { title: 'Basements', text: 'Only over a dry slab, with synthetic fibre and a pad that does not hold water.' },
      ],
    },
    fr: {
      lead: 'Tapis pour chambres, escaliers et sous-sols, avec le calcul de la surface, des pertes et des transitions de votre pièce.',
      notes: [
        {
          title: 'Le rouleau a une largeur',
          text: 'Le tapis en rouleau fait 3,66\u00a0m (12\u00a0pi) de large. Une pièce de 4\u00a0m demande un joint ou beaucoup de pertes\u00a0: demandez le plan de coupe.',
        },
        {
          title: 'La thibaude décide',
          text: 'Une sous-couche plus dense fait durer un tapis modeste mieux qu’une épaisse n’adoucit un bon tapis.',
        },
        { title: 'Sous-sols', text: 'Seulement sur une dalle sèche, en fibre synthétique, avec une sous-couche qui ne retient pas l’eau.' },
      ],
    },
  },
};
