import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Plumbing', 'Bathroom Renovation'],
  calculators: ['faucetFit'],
  guides: ['/indoor/plumbing', '/indoor/bathroom-maintenance'],
  texts: {
    en: {
      lead: 'Basin faucets, shower sets and tub fillers that save water, with a check of the height below the mirror or shelf.',
      picks: [
        { label: 'Basin', search: 'Basin' },
        { label: 'Shower', search: 'Shower' },
        { label: 'Tub', search: 'Tub' },
      ],
      notes: [
        {
          title: 'One hole or three',
          text: 'Centre-set handles stand 10 cm (4 in) apart, widespread ones 20 cm (8 in). Measure from the middle of the outer holes.',
        },
        {
          title: 'The valve is in the wall',
          text: 'A new shower trim fits the valve of its own maker. To change brands you open the wall.',
        },
        {
          title: 'Scalding',
          text: 'A pressure-balanced or thermostatic valve keeps the shower safe when somebody flushes. Ask the plumber to set its limit.',
        },
      ],
    },
    fr: {
      lead: 'Robinets de lavabo, ensembles de douche et de baignoire économes en eau, avec un calcul de la hauteur sous le miroir ou la tablette.',
      picks: [
        { label: 'Lavabo', search: 'lavabo' },
        { label: 'Douche', search: 'douche' },
        { label: 'Baignoire', search: 'baignoire' },
      ],
      notes: [
        {
          title: 'Un trou ou trois',
          text: 'Les manettes rapprochées sont à 10\u00a0cm (4\u00a0po), les écartées à 20\u00a0cm (8\u00a0po). Mesurez de centre à centre des trous extérieurs.',
        },
        {
          title: 'La valve est dans le mur',
          text: 'Une nouvelle garniture de douche va sur la valve du même fabricant. Changer de marque, c’est ouvrir le mur.',
        },
        {
          title: 'Brûlures',
          text: 'Une valve à pression équilibrée ou thermostatique garde la douche sûre quand on tire la chasse. Demandez au plombier d’en régler la limite.',
        },
      ],
    },
  },
};
