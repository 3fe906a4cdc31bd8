import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const moving: FixedPriceContent = {
  service: 'moving',
  category: 'Moving',
  art: 'service-moving',
  texts: {
    en: {
      title: 'Moving at a fixed price',
      lead: 'Rooms, distance and stairs make the price. It does not change on moving day.',
      fields: {
        rooms: {
          label: 'Size of the home you leave',
          values: { studio: 'Studio', one: '1 bedroom', two: '2 bedrooms', three: '3 bedrooms', four: '4 bedrooms' },
        },
        distance: { label: 'Distance between the homes', values: { near: 'Up to 25 km', city: '25 to 50 km', region: '50 to 100 km' } },
        stairs: { label: 'Flights of stairs, both homes together', hint: 'An elevator counts as none.' },
        packing: { label: 'Packing of everything the day before' },
        boxes: { label: '30 boxes and paper, delivered ahead' },
        piano: { label: 'Upright piano' },
      },
      included: [
        'Truck with fuel, and two or three movers by size of home',
        'Blankets, straps and dollies',
        'Taking beds apart and putting them together',
        'Travel between the homes',
      ],
      excluded: [
        'Grand pianos, safes, aquariums and hot tubs',
        'Homes more than 100 km apart: ask movers for a quote',
        'Parking permits and elevator fees of your building',
        'Hazardous goods such as propane and paint',
      ],
      questions: [
        {
          question: 'What if the move takes longer?',
          answer:
            'The price stays as long as rooms, distance and stairs are as you chose. The team tells you before it starts if they are not.',
        },
        {
          question: 'Are my things insured?',
          answer: 'Ask the team for the limits of its cargo insurance when it confirms, and tell your home insurer about the move.',
        },
        {
          question: 'Which half day should I choose?',
          answer: 'A morning for two bedrooms or more: the team then has the rest of the day for your move.',
        },
      ],
    },
    fr: {
      title: 'Déménagement à prix fixe',
      lead: 'Le nombre de pièces, la distance et les escaliers font le prix. Il ne change pas le jour du déménagement.',
      fields: {
        rooms: {
          label: 'Taille du logement de départ',
          values: { studio: 'Studio', one: '1 chambre', two: '2 chambres', three: '3 chambres', four: '4 chambres' },
        },
        distance: {
          label: 'Distance entre les logements',
          values: { near: 'Jusqu’à 25 km', city: 'De 25 à 50 km', region: 'De 50 à 100 km' },
        },
        stairs: { label: 'Étages à monter, les deux logements ensemble', hint: 'Avec un ascenseur, aucun étage à compter.' },
        packing: { label: 'Emballage complet la veille' },
        boxes: { label: '30 boîtes et du papier, livrés d’avance' },
        piano: { label: 'Piano droit' },
      },
      included: [
        'Camion, carburant et deux ou trois déménageurs selon la taille',
        'Couvertures, sangles et chariots',
        'Démontage et remontage des lits',
        'Trajet entre les logements',
      ],
      excluded: [
        'Pianos à queue, coffres-forts, aquariums et spas',
        'Logements à plus de 100 km l’un de l’autre\u00a0: demandez une soumission',
        'Permis de stationnement et frais d’ascenseur de l’immeuble',
        'Matières dangereuses, comme le propane et la peinture',
      ],
      questions: [
        {
          question: 'Et si le déménagement prend plus de temps?',
          answer:
            'Le prix reste le même si les pièces, la distance et les étages sont ceux que vous avez choisis. Sinon, l’équipe vous le dit avant de commencer.',
        },
        {
          question: 'Mes biens sont-ils assurés?',
          answer:
            'Demandez à l’équipe les limites de son assurance de marchandises au moment de la confirmation, et avisez votre assureur habitation.',
        },
        {
          question: 'Quelle demi-journée choisir?',
          answer: 'Un matin à partir de deux chambres\u00a0: l’équipe a alors le reste de la journée pour vous.',
        },
      ],
    },
  },
};

export const Component = createPage(moving);
