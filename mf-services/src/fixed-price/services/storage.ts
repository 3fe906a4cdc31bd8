import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const storage: FixedPriceContent = {
  service: 'storage',
  category: 'Storage',
  art: 'service-storage',
  texts: {
    en: {
      title: 'Storage by the month at a fixed price',
      lead: 'Pick a unit and how long you need it. You see the first month, and every month after it.',
      fields: {
        unit: {
          label: 'Size of the unit',
          values: {
            small: '5 × 5 ft (boxes, seasonal things)',
            medium: '5 × 10 ft (one room)',
            large: '10 × 10 ft (two-bedroom home)',
            garage: '10 × 20 ft (whole house)',
          },
        },
        term: { label: 'How long', values: { monthly: 'Month to month', six: '6 months', twelve: '12 months' } },
        climate: { label: 'Heated and cooled unit, each month' },
        pickup: { label: 'Pickup at your home, once' },
        lock: { label: 'Disc lock to keep, once' },
      },
      included: [
        'A locked unit with video surveillance',
        'Access every day from 6 a.m. to 10 p.m.',
        'Carts and dollies on site',
        'Help at your first visit, in the half day you book',
      ],
      excluded: ['Insurance of what you store: ask your home insurer', 'Food, plants, fuel and other hazardous goods', 'Packing and boxes'],
      questions: [
        { question: 'When does the month begin?', answer: 'On the day of your first visit. Each later month begins on the same day.' },
        {
          question: 'Can I leave before the term ends?',
          answer: 'Yes. Months already used are then charged at the month-to-month price, and nothing else.',
        },
        { question: 'Can I change the size?', answer: 'Yes, when another unit is free. The difference counts from the next month.' },
      ],
    },
    fr: {
      title: 'Entreposage au mois à prix fixe',
      lead: 'Choisissez un espace et une durée. Vous voyez le premier mois, et chaque mois qui suit.',
      fields: {
        unit: {
          label: 'Taille de l’espace',
          values: {
            small: '5 × 5 pi (boîtes, articles de saison)',
            medium: '5 × 10 pi (une pièce)',
            large: '10 × 10 pi (logement de deux chambres)',
            garage: '10 × 20 pi (maison entière)',
          },
        },
        term: { label: 'Durée', values: { monthly: 'De mois en mois', six: '6 mois', twelve: '12 mois' } },
        climate: { label: 'Espace chauffé et climatisé, chaque mois' },
        pickup: { label: 'Cueillette à domicile, une fois' },
        lock: { label: 'Cadenas à disque, à garder' },
      },
      included: [
        'Un espace verrouillé sous surveillance vidéo',
        'Accès tous les jours de 6 h à 22 h',
        'Chariots et diables sur place',
        'De l’aide à votre première visite, pendant la demi-journée réservée',
      ],
      excluded: [
        'L’assurance de vos biens\u00a0: voyez avec votre assureur habitation',
        'Aliments, plantes, carburant et autres matières dangereuses',
        'Emballage et boîtes',
      ],
      questions: [
        {
          question: 'Quand le mois commence-t-il?',
          answer: 'Le jour de votre première visite. Chaque mois suivant commence le même jour.',
        },
        {
          question: 'Puis-je partir avant la fin?',
          answer: 'Oui. Les mois utilisés sont alors facturés au prix de mois en mois, et rien d’autre.',
        },
        {
          question: 'Puis-je changer de taille?',
          answer: 'Oui, si un autre espace est libre. La différence compte à partir du mois suivant.',
        },
      ],
    },
  },
};

export const Component = createPage(storage);
