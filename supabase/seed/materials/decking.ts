import type { MaterialLine } from './MaterialLine.ts';

export const decking: readonly MaterialLine[] = [
  {
    category: 'Decking & Fencing',
    family: 'decking',
    unit: 'per board',
    brands: ['Kettle Rapids Decking', 'Tidewrack Timber'],
    delivery: 'truck',
    description: ['Deck board 5 1/2 in wide with eased edges.', 'Planche de terrasse de 5 1/2 po de largeur à arêtes adoucies.'],
    coverage: [5.69, 'sqft'],
    specs: [['Length', 'Longueur', '12 ft', '12 pi']],
    items: [
      [
        'Composite Deck Board, Driftwood',
        'Planche de terrasse composite, bois de grève',
        47.5,
        'Hidden-fastener groove, no staining.',
        'Rainure pour attaches cachées, sans teinture.',
        { green: 'recycled' },
      ],
      [
        'Composite Deck Board, Walnut',
        'Planche de terrasse composite, noyer',
        49.25,
        'Two-tone grain on both faces.',
        'Grain à deux tons sur les deux faces.',
        { green: 'recycled' },
      ],
      [
        'Pressure-Treated Deck Board, Brown',
        'Planche de terrasse traitée, brune',
        16.9,
        'Good for 25 years above ground.',
        'Bonne pour 25 ans hors sol.',
      ],
      [
        'Cedar Deck Board, Clear',
        'Planche de terrasse en cèdre clair',
        39.8,
        'Cool under bare feet in July.',
        'Fraîche sous les pieds nus en juillet.',
        { green: 'wood' },
      ],
    ],
  },
  {
    category: 'Decking & Fencing',
    family: 'fence',
    unit: 'per panel',
    brands: ['Hedgerow Fence', 'Kettle Rapids Decking'],
    hubs: ['/outdoor/fencing'],
    delivery: 'truck',
    description: ['Fence panel, assembled and square.', 'Panneau de clôture assemblé et d’équerre.'],
    coverage: [8, 'lnft'],
    waste: 5,
    specs: [['Type', 'Type', 'Panel', 'Panneau']],
    items: [
      [
        'Cedar Privacy Fence Panel 6 x 8 ft',
        'Panneau brise-vue en cèdre 6 x 8 pi',
        128,
        'Boards on both sides, so that neighbours are pleased too.',
        'Planches des deux côtés, au goût des voisins aussi.',
        {
          green: 'wood',
          specs: [
            ['Material', 'Matériau', 'Cedar', 'Cèdre'],
            ['Height', 'Hauteur', '6 ft', '6 pi'],
          ],
        },
      ],
      [
        'Treated Lattice-Top Panel 6 x 8 ft',
        'Panneau traité à treillis 6 x 8 pi',
        104.5,
        'Lets light and climbing beans through.',
        'Laisse passer la lumière et les haricots grimpants.',
        {
          specs: [
            ['Material', 'Matériau', 'Treated wood', 'Bois traité'],
            ['Height', 'Hauteur', '6 ft', '6 pi'],
          ],
        },
      ],
      [
        'Black Steel Picket Panel 5 x 8 ft',
        'Panneau de piquets d’acier noir 5 x 8 pi',
        149,
        'Powder-coated, height suited to pools.',
        'Revêtement en poudre, hauteur convenant aux piscines.',
        {
          green: 'recycled',
          specs: [
            ['Material', 'Matériau', 'Steel', 'Acier'],
            ['Height', 'Hauteur', '5 ft', '5 pi'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Decking & Fencing',
    family: 'post',
    unit: 'each',
    brands: ['Hedgerow Fence', 'Grand Rapids Mill'],
    hubs: ['/outdoor/fencing'],
    delivery: 'truck',
    description: [
      'Post or gate that carries a fence through frost and wind.',
      'Poteau ou barrière qui tient la clôture malgré le gel et le vent.',
    ],
    waste: 0,
    coverage: [1, 'each'],
    specs: [['Type', 'Type', 'Post', 'Poteau']],
    items: [
      [
        'Treated Fence Post 4 x 4 in, 9 ft',
        'Poteau de clôture traité 4 x 4 po, 9 pi',
        19.85,
        'Long enough to stand below the frost line.',
        'Assez long pour descendre sous la ligne de gel.',
        {
          specs: [
            ['Material', 'Matériau', 'Treated wood', 'Bois traité'],
            ['Height', 'Hauteur', '9 ft', '9 pi'],
          ],
        },
      ],
      [
        'Steel Fence Post, Black, 8 ft',
        'Poteau de clôture en acier noir, 8 pi',
        34.2,
        'Capped and drilled for picket panels.',
        'Avec capuchon, percé pour panneaux à piquets.',
        {
          specs: [
            ['Material', 'Matériau', 'Steel', 'Acier'],
            ['Height', 'Hauteur', '8 ft', '8 pi'],
          ],
        },
      ],
      [
        'Cedar Walk Gate 42 in',
        'Barrière piétonne en cèdre 42 po',
        189,
        'Hinges and latch included.',
        'Charnières et loquet compris.',
        {
          green: 'wood',
          specs: [
            ['Type', 'Type', 'Gate', 'Barrière'],
            ['Material', 'Matériau', 'Cedar', 'Cèdre'],
            ['Height', 'Hauteur', '6 ft', '6 pi'],
          ],
        },
      ],
    ],
  },
];
