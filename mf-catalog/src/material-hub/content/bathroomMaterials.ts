import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Bathroom Renovation', 'Plumbing'],
  calculators: ['tile', 'paint'],
  guides: ['/indoor/bathroom-maintenance', '/indoor/plumbing', '/financial/home-equity-loans'],
  starter: [
    { family: 'vanity', quantity: 1 },
    { family: 'bath-faucet', quantity: 1 },
    { family: 'tub', quantity: 1 },
    { family: 'tile', quantity: 60 },
    { family: 'mosaic', quantity: 10 },
    { family: 'accessory', quantity: 1 },
  ],
  texts: {
    en: {
      lead: 'Vanities, tubs, faucets, tile and accessories in one place, with a typical bathroom to start your list from.',
      picks: [
        { label: 'Tubs and showers', search: 'Tub' },
        { label: 'Faucets', search: 'Faucet' },
        { label: 'Tile', search: 'Tile' },
      ],
      notes: [
        {
          title: 'The order of work',
          text: 'Pipes and wires, walls, waterproofing, tile, fixtures, paint. Have every fixture on site before the walls close.',
        },
        { title: 'Air', text: 'A fan that leads outside, run for 20 minutes after a shower, saves paint and ceiling.' },
        { title: 'Only one bathroom?', text: 'Ask how many days you will be without a toilet, and put it into the quote.' },
      ],
    },
    fr: {
      lead: 'Meubles-lavabos, baignoires, robinets, carreaux et accessoires au même endroit, avec une salle de bain courante pour commencer votre liste.',
      picks: [
        { label: 'Baignoires', search: 'baignoire' },
        { label: 'Robinets', search: 'robinet' },
        { label: 'Carreaux', search: 'carreau' },
      ],
      notes: [
        {
          title: 'L’ordre des travaux',
          text: 'Tuyaux et fils, murs, étanchéité, carreaux, appareils, peinture. Ayez chaque appareil sur place avant de fermer les murs.',
        },
        { title: 'Air', text: 'Un ventilateur qui sort dehors, en marche 20 minutes après la douche, épargne peinture et plafond.' },
        {
          title: 'Une seule salle de bain?',
          text: 'Demandez combien de jours vous serez sans toilette, et faites-le écrire dans la soumission.',
        },
      ],
    },
  },
};
