import type { MaterialLine } from './MaterialLine.ts';

export const tiles: readonly MaterialLine[] = [
  {
    category: 'Flooring & Tiles',
    family: 'tile',
    unit: 'per sq ft',
    brands: ['Argilla', 'Stonewren'],
    hubs: ['/flooring/tiles', '/bathroom/tiles'],
    delivery: 'pallet',
    description: [
      'Porcelain tile for floors and walls, frost-proof and easy to mop.',
      'Carreau de porcelaine pour sols et murs, ingélif et facile à laver.',
    ],
    coverage: [1, 'sqft'],
    specs: [
      ['Slip resistance', 'Résistance au glissement', 'DCOF 0.50', 'DCOF 0,50'],
      ['Thickness', 'Épaisseur', '9 mm'],
      ['Material', 'Matériau', 'Porcelain', 'Porcelaine'],
      ['Type', 'Type', 'Floor tile', 'Carreau de sol'],
    ],
    items: [
      [
        'Slate Grey Porcelain Tile 12 x 24 in',
        'Carreau de porcelaine gris ardoise 12 x 24 po',
        4.29,
        'Matte face with a soft cleft.',
        'Face mate légèrement clivée.',
        { form: 'rectangle-tile', colour: 'slate-grey' },
        {
          green: 'recycled',
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Finish', 'Fini', 'Matte', 'Mat'],
          ],
        },
      ],
      [
        'Warm White Porcelain Tile 24 x 24 in',
        'Carreau de porcelaine blanc chaud 24 x 24 po',
        5.15,
        'Few joints for big rooms.',
        'Peu de joints pour les grandes pièces.',
        { form: 'floor-tile', colour: 'warm-white' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Over an uncoupling mat', 'Sur natte de désolidarisation'],
            ['Finish', 'Fini', 'Satin', 'Satiné'],
            ['Slip resistance', 'Résistance au glissement', 'DCOF 0.42', 'DCOF 0,42'],
          ],
        },
      ],
      [
        'Terracotta Look Hexagon Tile',
        'Carreau hexagonal aspect terre cuite',
        6.9,
        'Colour varies from tile to tile.',
        'La teinte varie d’un carreau à l’autre.',
        { form: 'hexagon-tile', colour: 'terracotta' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Finish', 'Fini', 'Matte', 'Mat'],
          ],
        },
      ],
      [
        'Wood Look Porcelain Plank',
        'Planche de porcelaine aspect bois',
        4.75,
        'Suits radiant heat.',
        'Convient au plancher radiant.',
        { form: 'wood-look-tile' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Finish', 'Fini', 'Wood grain', 'Grain de bois'],
            ['Slip resistance', 'Résistance au glissement', 'DCOF 0.55', 'DCOF 0,55'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Flooring & Tiles',
    family: 'mosaic',
    unit: 'per sq ft',
    brands: ['Argilla', 'Petite Lune'],
    hubs: ['/kitchen/backsplash', '/bathroom/tiles', '/bathroom/ceramics'],
    delivery: 'parcel',
    description: ['Small tiles on a mesh that is cut with a knife.', 'Petits carreaux sur treillis qui se coupe au couteau.'],
    coverage: [1, 'sqft'],
    specs: [['Type', 'Type', 'Mosaic', 'Mosaïque']],
    items: [
      [
        'Penny Round Mosaic, White',
        'Mosaïque ronde, blanche',
        9.4,
        'Glossy with grey grout in mind.',
        'Brillante, pensée pour un coulis gris.',
        { form: 'penny-mosaic', colour: 'white' },
        {
          specs: [
            ['Material', 'Matériau', 'Porcelain', 'Porcelaine'],
            ['Finish', 'Fini', 'Glossy', 'Lustré'],
          ],
        },
      ],
      [
        'Sea Glass Mosaic, Blue-Green',
        'Mosaïque de verre de mer, bleu-vert',
        14.25,
        'Every sheet is a little different.',
        'Chaque feuille est un peu différente.',
        { form: 'glass-mosaic', colour: 'blue-green' },
        {
          green: 'recycled',
          specs: [
            ['Material', 'Matériau', 'Glass', 'Verre'],
            ['Finish', 'Fini', 'Glossy', 'Lustré'],
          ],
        },
      ],
      [
        'Herringbone Marble Mosaic',
        'Mosaïque de marbre à chevrons',
        19.8,
        'Real stone; seal it before grouting.',
        'Pierre véritable à sceller avant le coulis.',
        { form: 'herringbone-mosaic', colour: 'marble' },
        {
          specs: [
            ['Material', 'Matériau', 'Marble', 'Marbre'],
            ['Finish', 'Fini', 'Matte', 'Mat'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Flooring & Tiles',
    family: 'ceramic',
    unit: 'per box',
    brands: ['Petite Lune', 'Stonewren'],
    hubs: ['/bathroom/ceramics', '/kitchen/backsplash'],
    delivery: 'pallet',
    description: [
      'Glazed ceramic wall tile. On wet walls, set it on cement board with a membrane.',
      'Carreau mural de céramique émaillée. Sur un mur mouillé, posez-le sur panneau de ciment avec membrane.',
    ],
    coverage: [11, 'sqft'],
    specs: [
      ['Material', 'Matériau', 'Ceramic', 'Céramique'],
      ['Type', 'Type', 'Wall tile', 'Carreau mural'],
    ],
    items: [
      [
        'Classic Subway Tile 3 x 6 in, Snow',
        'Carreau métro classique 3 x 6 po, neige',
        42.9,
        'With edges and corners to match.',
        'Bordures et coins assortis.',
        { form: 'subway-tile', colour: 'snow' },
        {
          specs: [
            ['Finish', 'Fini', 'Glossy', 'Lustré'],
            ['Format', 'Format', 'Rectangle'],
          ],
        },
      ],
      [
        'Handmade Look Square Tile, Moss',
        'Carreau carré aspect artisanal, mousse',
        58.5,
        'An uneven glaze that catches the light.',
        'Un émail inégal qui accroche la lumière.',
        { form: 'square-tile', colour: 'moss' },
        {
          specs: [
            ['Finish', 'Fini', 'Glossy', 'Lustré'],
            ['Format', 'Format', 'Square', 'Carré'],
          ],
        },
      ],
      [
        'Fluted Ceramic Tile, Sand',
        'Carreau de céramique cannelée, sable',
        66.75,
        'Runs upright or across.',
        'Se pose debout ou couché.',
        { form: 'fluted-tile', colour: 'sand' },
        {
          specs: [
            ['Finish', 'Fini', 'Matte', 'Mat'],
            ['Format', 'Format', 'Rectangle'],
          ],
        },
      ],
    ],
  },
];
