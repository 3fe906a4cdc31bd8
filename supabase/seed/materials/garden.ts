import type { MaterialLine } from './MaterialLine.ts';

export const garden: readonly MaterialLine[] = [
  {
    category: 'Garden & Outdoor',
    family: 'paver',
    unit: 'per sq ft',
    brands: ['Gravelstone', 'Quarrymark'],
    delivery: 'truck',
    description: ['Paver that stands salt, frost and the family car.', 'Pavé qui supporte le sel, le gel et la voiture familiale.'],
    coverage: [1, 'sqft'],
    items: [
      [
        'Old Town Paver, Sandstone',
        'Pavé vieille ville, grès',
        5.35,
        'Three sizes for a random lay.',
        'Trois formats pour une pose aléatoire.',
      ],
      [
        'Permeable Paver, Graphite',
        'Pavé perméable, graphite',
        6.4,
        'Rain goes into the ground, not the sewer.',
        'La pluie va au sol, pas à l’égout.',
        { green: 'water' },
      ],
      [
        'Flagstone, Irregular',
        'Dalle irrégulière',
        9.75,
        'Real limestone, 1 1/2 in thick.',
        'Calcaire véritable, 1 1/2 po d’épaisseur.',
        { green: 'local' },
      ],
    ],
  },
  {
    category: 'Garden & Outdoor',
    family: 'garden',
    unit: 'per bag',
    brands: ['Loamwell', 'Hedgerow Fence'],
    delivery: 'truck',
    description: ['For beds, lawns and balconies.', 'Pour plates-bandes, pelouses et balcons.'],
    items: [
      [
        'Black Garden Soil 30 L',
        'Terre à jardin noire 30 L',
        5.9,
        'Screened and weed-free.',
        'Tamisée, sans mauvaises herbes.',
        { coverage: [4, 'sqft'] },
      ],
      [
        'Cedar Mulch 56 L',
        'Paillis de cèdre 56 L',
        6.75,
        'Keeps roots moist.',
        'Garde les racines fraîches.',
        { coverage: [8, 'sqft'], green: 'recycled' },
      ],
      [
        'Clover Lawn Seed 2 kg',
        'Semence de trèfle à pelouse 2 kg',
        34.5,
        'Green in August without a sprinkler.',
        'Vert en août sans arrosage.',
        { coverage: [1000, 'sqft'], green: 'water' },
      ],
    ],
  },
  {
    category: 'Garden & Outdoor',
    family: 'pool',
    unit: 'each',
    brands: ['Lagune', 'Borealis Air'],
    hubs: ['/outdoor/pool'],
    delivery: 'pallet',
    description: ['Pool equipment for a short, well-used summer.', 'Équipement de piscine pour un été court et bien rempli.'],
    waste: 0,
    items: [
      [
        'Variable-Speed Pool Pump 1.5 hp',
        'Pompe de piscine à vitesse variable 1,5 hp',
        1049,
        'Quiet at night, cheap by day.',
        'Silencieuse la nuit, économe le jour.',
        {
          green: 'energy',
          specs: [
            ['Type', 'Type', 'Pump', 'Pompe'],
            ['Pool type', 'Type de piscine', 'In-ground', 'Creusée'],
            ['Pool up to', 'Piscine jusqu’à', '80 m³'],
            ['Flow', 'Débit', '22 m³/h'],
          ],
        },
      ],
      [
        'Pool Heat Pump 50,000 BTU',
        'Thermopompe de piscine 50 000 BTU',
        2749,
        'Swimming from May to September.',
        'La baignade de mai à septembre.',
        {
          green: 'energy',
          specs: [
            ['Type', 'Type', 'Heat pump', 'Thermopompe'],
            ['Pool type', 'Type de piscine', 'In-ground', 'Creusée'],
            ['Pool up to', 'Piscine jusqu’à', '60 m³'],
          ],
        },
      ],
      [
        'Solar Pool Cover 18 ft Round',
        'Toile solaire ronde 18 pi',
        124,
        'Keeps a night’s warmth.',
        'Garde la chaleur d’une nuit.',
        {
          green: 'energy',
          specs: [
            ['Type', 'Type', 'Cover', 'Toile'],
            ['Pool type', 'Type de piscine', 'Above-ground', 'Hors terre'],
            ['Pool up to', 'Piscine jusqu’à', '30 m³'],
          ],
        },
      ],
      [
        'Self-Closing Pool Gate Kit',
        'Trousse de barrière de piscine à fermeture automatique',
        268,
        'Latch at 1.5 m, as by-laws ask.',
        'Loquet à 1,5 m, comme le demandent les règlements.',
        {
          specs: [
            ['Type', 'Type', 'Gate', 'Barrière'],
            ['Pool type', 'Type de piscine', 'In-ground', 'Creusée'],
          ],
        },
      ],
    ],
  },
];
