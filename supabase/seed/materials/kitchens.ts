import type { MaterialLine } from './MaterialLine.ts';

export const kitchens: readonly MaterialLine[] = [
  {
    category: 'Kitchen Cabinets & Counters',
    family: 'cabinet',
    unit: 'each',
    brands: ['Kindle & Oak', 'Atelier Mélèze'],
    hubs: ['/kitchen/cabinets'],
    delivery: 'order',
    description: [
      'Plywood cabinet with soft-close doors, delivered assembled.',
      'Armoire de contreplaqué à portes à fermeture douce, livrée assemblée.',
    ],
    waste: 0,
    green: 'local',
    specs: [['Type', 'Type', 'Cabinet', 'Armoire']],
    items: [
      [
        'Base Cabinet 30 in, Sage Shaker',
        'Armoire basse 30 po, shaker sauge',
        489,
        'One drawer over two doors.',
        'Un tiroir au-dessus de deux portes.',
        { form: 'base-cabinet', colour: 'sage' },
        {
          coverage: [2.5, 'lnft'],
          specs: [
            ['Width', 'Largeur', '30 in', '30 po'],
            ['Cabinet type', 'Type d’armoire', 'Base', 'Basse'],
            ['Finish', 'Fini', 'Sage green', 'Vert sauge'],
          ],
        },
      ],
      [
        'Wall Cabinet 30 x 36 in, White',
        'Armoire haute 30 x 36 po, blanche',
        312,
        'Two adjustable shelves.',
        'Deux tablettes réglables.',
        { form: 'wall-cabinet', colour: 'white' },
        {
          coverage: [2.5, 'lnft'],
          specs: [
            ['Width', 'Largeur', '30 in', '30 po'],
            ['Cabinet type', 'Type d’armoire', 'Wall', 'Haute'],
            ['Finish', 'Fini', 'White', 'Blanc'],
          ],
        },
      ],
      [
        'Sink Base Cabinet 36 in, Oak',
        'Armoire d’évier 36 po, chêne',
        534,
        'Open back for pipes, liner included.',
        'Dos ouvert pour la tuyauterie, fond protégé.',
        { form: 'sink-base', species: 'oak' },
        {
          coverage: [3, 'lnft'],
          specs: [
            ['Width', 'Largeur', '36 in', '36 po'],
            ['Cabinet type', 'Type d’armoire', 'Sink base', 'D’évier'],
            ['Finish', 'Fini', 'Oak', 'Chêne'],
          ],
        },
      ],
      [
        'Pantry Cabinet 24 x 84 in, Navy',
        'Garde-manger 24 x 84 po, marine',
        1149,
        'Five pull-out trays.',
        'Cinq plateaux coulissants.',
        { form: 'pantry', colour: 'navy' },
        {
          coverage: [2, 'lnft'],
          specs: [
            ['Width', 'Largeur', '24 in', '24 po'],
            ['Cabinet type', 'Type d’armoire', 'Pantry', 'Garde-manger'],
            ['Finish', 'Fini', 'Navy', 'Marine'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Kitchen Cabinets & Counters',
    family: 'countertop',
    unit: 'per sq ft',
    brands: ['Stonewren', 'Atelier Mélèze'],
    hubs: ['/kitchen/countertops'],
    delivery: 'order',
    description: ['Countertop cut to your drawing, with a polished edge.', 'Comptoir coupé selon votre dessin, à chant poli.'],
    coverage: [1, 'sqft'],
    waste: 15,
    specs: [
      ['Standard depth', 'Profondeur courante', '25 1/2 in', '25 1/2 po'],
      ['Type', 'Type', 'Countertop', 'Comptoir'],
    ],
    items: [
      [
        'Quartz Countertop, Glacier Vein',
        'Comptoir de quartz, veine de glacier',
        84,
        'Never needs sealing.',
        'Ne se scelle jamais.',
        { form: 'quartz-countertop', colour: 'glacier' },
        {
          specs: [
            ['Material', 'Matériau', 'Quartz'],
            ['Thickness', 'Épaisseur', '30 mm'],
            ['Care', 'Entretien', 'Wipe clean', 'À essuyer'],
          ],
        },
      ],
      [
        'Butcher Block Countertop, Maple',
        'Comptoir boucher en érable',
        46.5,
        'Oiled edge-grain wood.',
        'Bois de fil huilé.',
        { form: 'butcher-block', species: 'maple' },
        {
          green: 'wood',
          specs: [
            ['Material', 'Matériau', 'Wood', 'Bois'],
            ['Thickness', 'Épaisseur', '38 mm'],
            ['Care', 'Entretien', 'Oil a few times a year', 'À huiler quelques fois par année'],
          ],
        },
      ],
      [
        'Laminate Countertop, Slate Look',
        'Comptoir de stratifié, aspect ardoise',
        18.9,
        'With a coved backsplash.',
        'Avec dosseret arrondi.',
        { form: 'laminate-countertop', colour: 'slate' },
        {
          specs: [
            ['Material', 'Matériau', 'Laminate', 'Stratifié'],
            ['Thickness', 'Épaisseur', '38 mm'],
            ['Care', 'Entretien', 'Wipe clean', 'À essuyer'],
          ],
        },
      ],
      [
        'Recycled Glass Countertop, Seafoam',
        'Comptoir de verre recyclé, écume',
        97.25,
        'Three quarters old bottles.',
        'Aux trois quarts de vieilles bouteilles.',
        { form: 'glass-countertop', colour: 'seafoam' },
        {
          green: 'recycled',
          specs: [
            ['Material', 'Matériau', 'Recycled glass', 'Verre recyclé'],
            ['Thickness', 'Épaisseur', '30 mm'],
            ['Care', 'Entretien', 'Seal once a year', 'À sceller chaque année'],
          ],
        },
      ],
    ],
  },
];
