import type { MaterialLine } from './MaterialLine.ts';

export const doors: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'exterior-door',
    unit: 'each',
    brands: ['Threshold North', 'Portes Givrées'],
    hubs: ['/outdoor/exterior-doors'],
    delivery: 'order',
    description: ['Pre-hung insulated door with a frost-free sill.', 'Porte isolée prémontée au seuil sans givre.'],
    waste: 0,
    items: [
      [
        'Fibreglass Entry Door 36 in, Cedar Look',
        'Porte d’entrée en fibre de verre 36 po, aspect cèdre',
        1289,
        'Half glass, three-point lock.',
        'Demi-vitrée, serrure à trois points.',
        { form: 'half-glass-door', species: 'cedar' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '1.19 W/m²·K', '1,19 W/m²·K'],
            ['Swing', 'Ouverture', 'Inswing', 'Vers l’intérieur'],
            ['Rough opening', 'Ouverture brute', '38 1/4 x 82 3/4 in', '38 1/4 x 82 3/4 po'],
          ],
        },
      ],
      [
        'Steel Entry Door 34 in, Red',
        'Porte d’entrée en acier 34 po, rouge',
        549,
        'Six panels, painted.',
        'Six panneaux, peinte.',
        { form: 'panel-door', colour: 'red' },
        {
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'No', 'Non'],
            ['U-factor', 'Facteur U', '1.40 W/m²·K', '1,40 W/m²·K'],
            ['Swing', 'Ouverture', 'Inswing', 'Vers l’intérieur'],
            ['Rough opening', 'Ouverture brute', '36 1/4 x 82 3/4 in', '36 1/4 x 82 3/4 po'],
          ],
        },
      ],
      [
        'Sliding Patio Door 6 ft',
        'Porte-patio coulissante 6 pi',
        1649,
        'Triple glass with a screen.',
        'Triple vitrage avec moustiquaire.',
        { form: 'patio-door' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '1.14 W/m²·K', '1,14 W/m²·K'],
            ['Swing', 'Ouverture', 'Sliding', 'Coulissante'],
            ['Rough opening', 'Ouverture brute', '72 x 80 in', '72 x 80 po'],
          ],
        },
      ],
      [
        'Garden Door 60 in, White',
        'Porte-jardin 60 po, blanche',
        1890,
        'Both leaves open.',
        'Les deux battants s’ouvrent.',
        { form: 'garden-door', colour: 'white' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '1.19 W/m²·K', '1,19 W/m²·K'],
            ['Swing', 'Ouverture', 'Outswing', 'Vers l’extérieur'],
            ['Rough opening', 'Ouverture brute', '62 1/2 x 82 3/4 in', '62 1/2 x 82 3/4 po'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Doors & Windows',
    family: 'interior-door',
    unit: 'each',
    brands: ['Threshold North', 'Atelier Mélèze'],
    hubs: ['/outdoor/interior-doors'],
    delivery: 'pallet',
    description: ['Door slab or pre-hung unit for inside walls.', 'Porte simple ou prémontée pour murs intérieurs.'],
    waste: 0,
    items: [
      [
        'Shaker Interior Door 30 in, Primed',
        'Porte intérieure shaker 30 po, apprêtée',
        178,
        'Solid core, quiet.',
        'Âme pleine, silencieuse.',
        { form: 'shaker-door', colour: 'primed' },
        {
          specs: [
            ['Swing', 'Ouverture', 'Hinged', 'Battante'],
            ['Core', 'Âme', 'Solid', 'Pleine'],
            ['Rough opening', 'Ouverture brute', '32 x 82 1/2 in', '32 x 82 1/2 po'],
          ],
        },
      ],
      [
        'Hollow Core Door 28 in, White',
        'Porte à âme creuse 28 po, blanche',
        84.9,
        'Light and quick to hang.',
        'Légère et vite posée.',
        { form: 'flush-door', colour: 'white' },
        {
          specs: [
            ['Swing', 'Ouverture', 'Hinged', 'Battante'],
            ['Core', 'Âme', 'Hollow', 'Creuse'],
            ['Rough opening', 'Ouverture brute', '30 x 82 1/2 in', '30 x 82 1/2 po'],
          ],
        },
      ],
      [
        'Sliding Barn Door 36 in, Pine',
        'Porte coulissante de grange 36 po, pin',
        329,
        'Rail included.',
        'Rail compris.',
        { form: 'barn-door', species: 'pine' },
        {
          green: 'wood',
          specs: [
            ['Swing', 'Ouverture', 'Sliding', 'Coulissante'],
            ['Core', 'Âme', 'Solid', 'Pleine'],
            ['Rough opening', 'Ouverture brute', '34 x 82 in', '34 x 82 po'],
          ],
        },
      ],
      [
        'Mirrored Bifold Door 48 in',
        'Porte pliante à miroir 48 po',
        246,
        'For closets of eight feet and less.',
        'Pour placards d’au plus huit pieds.',
        { form: 'mirrored-door' },
        {
          specs: [
            ['Swing', 'Ouverture', 'Bifold', 'Pliante'],
            ['Core', 'Âme', 'Hollow', 'Creuse'],
            ['Rough opening', 'Ouverture brute', '48 1/2 x 80 3/4 in', '48 1/2 x 80 3/4 po'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Doors & Windows',
    family: 'lock',
    unit: 'each',
    brands: ['Boltmarsh', 'Watchfern'],
    hubs: ['/outdoor/door-essentials', '/indoor/security'],
    delivery: 'parcel',
    description: ['What a door needs to close well and stay closed.', 'Ce qu’il faut à une porte pour bien fermer et le rester.'],
    waste: 0,
    coverage: [1, 'each'],
    specs: [['Type', 'Type', 'Door hardware', 'Quincaillerie de porte']],
    items: [
      [
        'Smart Deadbolt with Keypad',
        'Pêne dormant intelligent à clavier',
        229,
        'Codes for guests and tradespeople.',
        'Codes pour invités et gens de métier.',
        { form: 'keypad-deadbolt', finish: 'matte-black' },
        {
          specs: [
            ['Part', 'Pièce', 'Lock', 'Serrure'],
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Door thickness', 'Épaisseur de porte', '1 3/8 to 1 3/4 in', '1 3/8 à 1 3/4 po'],
            ['Power', 'Alimentation', 'Battery', 'Piles'],
          ],
        },
      ],
      [
        'Lever Handle Set, Satin Nickel',
        'Ensemble de poignée à levier, nickel satiné',
        64.5,
        'Opens with an elbow.',
        'S’ouvre du coude.',
        { form: 'lever-handle', finish: 'satin-nickel' },
        {
          specs: [
            ['Part', 'Pièce', 'Handle', 'Poignée'],
            ['Finish', 'Fini', 'Satin nickel', 'Nickel satiné'],
            ['Door thickness', 'Épaisseur de porte', '1 3/8 to 1 3/4 in', '1 3/8 à 1 3/4 po'],
          ],
        },
      ],
      [
        'Door Weatherstrip Kit',
        'Trousse de coupe-froid pour porte',
        24.9,
        'Sweep and three sides.',
        'Balai et trois côtés.',
        { form: 'weatherstrip', finish: 'matte-black' },
        {
          green: 'energy',
          specs: [
            ['Part', 'Pièce', 'Weatherstrip', 'Coupe-froid'],
            ['Finish', 'Fini', 'Black', 'Noir'],
            ['Door thickness', 'Épaisseur de porte', '1 3/4 in', '1 3/4 po'],
          ],
        },
      ],
      [
        'Ball Bearing Hinge 4 in',
        'Charnière à roulement 4 po',
        9.8,
        'For heavy doors.',
        'Pour portes lourdes.',
        { form: 'door-hinge', finish: 'satin-nickel' },
        {
          specs: [
            ['Part', 'Pièce', 'Hinge', 'Charnière'],
            ['Finish', 'Fini', 'Satin nickel', 'Nickel satiné'],
            ['Door thickness', 'Épaisseur de porte', '1 3/4 in', '1 3/4 po'],
          ],
        },
      ],
    ],
  },
];
