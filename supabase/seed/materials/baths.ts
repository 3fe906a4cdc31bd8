import type { MaterialLine } from './MaterialLine.ts';

export const baths: readonly MaterialLine[] = [
  {
    category: 'Bath & Vanities',
    family: 'vanity',
    unit: 'each',
    brands: ['Kindle & Oak', 'Nautile'],
    hubs: ['/bathroom/vanities'],
    delivery: 'pallet',
    description: [
      'Vanity with top and basin, doors that close softly.',
      'Meuble-lavabo avec comptoir et vasque, portes à fermeture douce.',
    ],
    waste: 0,
    specs: [['Type', 'Type', 'Vanity', 'Meuble-lavabo']],
    items: [
      [
        'Vanity 30 in, White Oak',
        'Meuble-lavabo 30 po, chêne blanc',
        879,
        'Two drawers around the trap.',
        'Deux tiroirs autour du siphon.',
        { form: 'vanity', species: 'oak' },
        {
          green: 'wood',
          specs: [
            ['Width', 'Largeur', '30 in', '30 po'],
            ['Mount', 'Pose', 'On the floor', 'Au sol'],
            ['Finish', 'Fini', 'White oak', 'Chêne blanc'],
            ['Basins', 'Vasques', '1'],
          ],
        },
      ],
      [
        'Vanity 48 in, Deep Green',
        'Meuble-lavabo 48 po, vert foncé',
        1349,
        'Quartz top, brass legs.',
        'Comptoir de quartz, pattes de laiton.',
        { form: 'legged-vanity', colour: 'deep-green' },
        {
          specs: [
            ['Width', 'Largeur', '48 in', '48 po'],
            ['Mount', 'Pose', 'On the floor', 'Au sol'],
            ['Finish', 'Fini', 'Deep green', 'Vert foncé'],
            ['Basins', 'Vasques', '1'],
          ],
        },
      ],
      [
        'Double Vanity 60 in, Walnut',
        'Meuble-lavabo double 60 po, noyer',
        1895,
        'Two basins, six drawers.',
        'Deux vasques, six tiroirs.',
        { form: 'double-vanity', species: 'walnut' },
        {
          specs: [
            ['Width', 'Largeur', '60 in', '60 po'],
            ['Mount', 'Pose', 'On the floor', 'Au sol'],
            ['Finish', 'Fini', 'Walnut', 'Noyer'],
            ['Basins', 'Vasques', '2'],
          ],
        },
      ],
      [
        'Wall-Hung Vanity 24 in, White',
        'Meuble-lavabo suspendu 24 po, blanc',
        529,
        'Leaves room for a wheelchair.',
        'Laisse la place d’un fauteuil roulant.',
        { form: 'wall-hung-vanity', colour: 'white' },
        {
          specs: [
            ['Width', 'Largeur', '24 in', '24 po'],
            ['Mount', 'Pose', 'Wall-hung', 'Suspendue'],
            ['Finish', 'Fini', 'White', 'Blanc'],
            ['Basins', 'Vasques', '1'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Bath & Vanities',
    family: 'bath-faucet',
    unit: 'each',
    brands: ['Rillet', 'Nautile'],
    hubs: ['/bathroom/faucets'],
    delivery: 'parcel',
    description: ['Bath fitting that saves water and is quick to clean.', 'Robinetterie de bain économe et vite nettoyée.'],
    waste: 0,
    green: 'water',
    specs: [['Type', 'Type', 'Faucet', 'Robinet']],
    items: [
      [
        'Single-Hole Basin Faucet, Chrome',
        'Robinet de lavabo monotrou, chrome',
        98.5,
        '4.5 L a minute.',
        '4,5 L par minute.',
        { form: 'basin-faucet', finish: 'chrome' },
        {
          specs: [
            ['Mount', 'Pose', 'Single hole', 'Monotrou'],
            ['Finish', 'Fini', 'Chrome'],
            ['Flow', 'Débit', '4.5 L/min', '4,5 L/min'],
          ],
        },
      ],
      [
        'Widespread Basin Faucet, Brass',
        'Robinet de lavabo à trois trous, laiton',
        246,
        'Cross handles.',
        'Poignées en croix.',
        { form: 'widespread-faucet', finish: 'brass' },
        {
          specs: [
            ['Mount', 'Pose', 'Widespread, 8 in', 'À trois trous, 8 po'],
            ['Finish', 'Fini', 'Brass', 'Laiton'],
            ['Flow', 'Débit', '4.5 L/min', '4,5 L/min'],
          ],
        },
      ],
      [
        'Rain Shower Set, Matte Black',
        'Ensemble de douche pluie, noir mat',
        389,
        'Head, hand shower and valve.',
        'Pomme, douchette et valve.',
        { form: 'shower-set', finish: 'matte-black' },
        {
          specs: [
            ['Mount', 'Pose', 'On the wall', 'Murale'],
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Flow', 'Débit', '6.8 L/min', '6,8 L/min'],
          ],
        },
      ],
      [
        'Tub Filler, Floor-Standing',
        'Robinet de baignoire sur pied',
        612,
        'For a tub in the room.',
        'Pour une baignoire autoportante.',
        { form: 'tub-filler', finish: 'brushed-nickel' },
        {
          specs: [
            ['Mount', 'Pose', 'On the floor', 'Au sol'],
            ['Finish', 'Fini', 'Brushed nickel', 'Nickel brossé'],
            ['Flow', 'Débit', '18 L/min'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Bath & Vanities',
    family: 'tub',
    unit: 'each',
    brands: ['Nautile', 'Basin & Co.'],
    delivery: 'pallet',
    hubs: ['/bathroom/materials'],
    description: ['Acrylic that keeps the water warm.', 'Acrylique qui garde l’eau chaude.'],
    waste: 0,
    items: [
      [
        'Freestanding Tub 60 in',
        'Baignoire autoportante 60 po',
        1189,
        'Drain and overflow included.',
        'Drain et trop-plein compris.',
        { form: 'freestanding-tub' },
        {
          specs: [
            ['Type', 'Type', 'Tub', 'Baignoire'],
            ['Width', 'Largeur', '60 in', '60 po'],
          ],
        },
      ],
      [
        'Alcove Tub 60 in, Left Drain',
        'Baignoire en alcôve 60 po, drain à gauche',
        364,
        'With a tiling flange.',
        'Avec bride à carreler.',
        { form: 'alcove-tub' },
        {
          specs: [
            ['Type', 'Type', 'Tub', 'Baignoire'],
            ['Width', 'Largeur', '60 in', '60 po'],
          ],
        },
      ],
      [
        'Low-Threshold Shower Base 60 x 32 in',
        'Base de douche à seuil bas 60 x 32 po',
        428.5,
        'Anti-slip, 2 in high.',
        'Antidérapante, seuil de 2 po.',
        { form: 'shower-base' },
        {
          specs: [
            ['Type', 'Type', 'Shower base', 'Base de douche'],
            ['Width', 'Largeur', '60 in', '60 po'],
          ],
        },
      ],
      [
        'Dual-Flush Toilet',
        'Toilette à double chasse',
        279,
        '3 and 4.8 litres.',
        '3 et 4,8 litres.',
        { form: 'toilet' },
        { green: 'water', specs: [['Type', 'Type', 'Toilet', 'Toilette']] },
      ],
    ],
  },
  {
    category: 'Bath & Vanities',
    family: 'accessory',
    unit: 'per set',
    brands: ['Maison Lueur', 'Nautile'],
    hubs: ['/bathroom/accessories'],
    delivery: 'parcel',
    description: ['Bath accessories with hidden screws.', 'Accessoires de bain à vis cachées.'],
    waste: 0,
    specs: [['Type', 'Type', 'Accessories', 'Accessoires']],
    items: [
      [
        'Bath Accessory Set, Black, 4 Pieces',
        'Ensemble d’accessoires, noir, 4 pièces',
        86,
        'Bar, ring, hook and holder.',
        'Barre, anneau, crochet et support.',
        { form: 'bath-set', finish: 'matte-black', count: 4 },
        {
          specs: [
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Pieces', 'Pièces', '4'],
            ['Grab bar', 'Barre d’appui', 'No', 'Non'],
          ],
        },
      ],
      [
        'Bath Accessory Set, Brass, 5 Pieces',
        'Ensemble d’accessoires, laiton, 5 pièces',
        124,
        'Unlacquered, it ages with you.',
        'Non verni, il vieillit avec vous.',
        { form: 'bath-set', finish: 'brass', count: 5 },
        {
          specs: [
            ['Finish', 'Fini', 'Brass', 'Laiton'],
            ['Pieces', 'Pièces', '5'],
            ['Grab bar', 'Barre d’appui', 'No', 'Non'],
          ],
        },
      ],
      [
        'Grab Bar Pair, 18 and 24 in',
        'Paire de barres d’appui, 18 et 24 po',
        94.5,
        'Holds 225 kg when screwed into studs.',
        'Tient 225 kg vissée dans les montants.',
        { form: 'grab-bar', finish: 'brushed-steel', count: 2 },
        {
          specs: [
            ['Finish', 'Fini', 'Brushed steel', 'Acier brossé'],
            ['Pieces', 'Pièces', '2'],
            ['Grab bar', 'Barre d’appui', 'Yes', 'Oui'],
            ['Load', 'Charge', '225 kg into blocking or studs', '225 kg dans un fond de clouage ou les montants'],
          ],
        },
      ],
      [
        'Cedar Bath Shelf and Stool',
        'Tablette et tabouret de bain en cèdre',
        138,
        'Oiled against steam.',
        'Huilés contre la vapeur.',
        { form: 'shelf-and-stool', species: 'cedar' },
        {
          green: 'wood',
          specs: [
            ['Finish', 'Fini', 'Oiled cedar', 'Cèdre huilé'],
            ['Pieces', 'Pièces', '2'],
            ['Grab bar', 'Barre d’appui', 'No', 'Non'],
          ],
        },
      ],
    ],
  },
];
