import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Pools & Spas', 'Decks & Fences'],
  calculators: ['pool', 'deck'],
  guides: ['/outdoor/landscaping', '/financial/homeowners-insurance'],
  texts: {
    en: {
      lead: 'Pumps, heaters and covers for a short season well used, with volume, pump and heater worked out, and a deck around it.',
      notes: [
        {
          title: 'A fence around it',
          text: 'In Quebec every pool needs an enclosure of at least 1.2 m with a self-closing gate; municipalities elsewhere ask for the same or more.',
          source: 'Residential Swimming Pool Safety Regulation (Quebec)',
        },
        { title: 'Power and water', text: 'A pool needs its own protected circuit and bonding by an electrician, with a permit.' },
        { title: 'A cover pays', text: 'Most heat leaves through the surface at night. A solar blanket is the cheapest heater there is.' },
      ],
    },
    fr: {
      lead: 'Pompes, chauffe-piscines et toiles pour un été bien employé, avec le calcul du volume, de la pompe, du chauffage et d’une terrasse autour.',
      notes: [
        {
          title: 'Une enceinte autour',
          text: 'Au Québec, toute piscine doit avoir une enceinte d’au moins 1,2\u00a0m et une porte qui se referme seule; ailleurs, les municipalités en demandent autant ou plus.',
          source: 'Règlement sur la sécurité des piscines résidentielles (Québec)',
        },
        {
          title: 'Courant et eau',
          text: 'Une piscine demande son propre circuit protégé et une mise à la terre par un électricien, avec permis.',
        },
        {
          title: 'Une toile se rembourse',
          text: 'La plus grande part de la chaleur part par la surface, la nuit. Une toile solaire est le chauffage le moins cher.',
        },
      ],
    },
  },
};
