import type { MaterialLine } from './MaterialLine.ts';

export const hardware: readonly MaterialLine[] = [
  {
    category: 'Hardware & Tools',
    family: 'tools',
    unit: 'per set',
    brands: ['Ironquill Tools', 'Loonfoot'],
    delivery: 'parcel',
    description: ['Everything in one case, with a five-year warranty.', 'Tout dans un coffret, avec une garantie de cinq ans.'],
    waste: 0,
    items: [
      [
        '20 V Cordless Drill and Driver Set',
        'Ensemble perceuse-visseuse sans fil 20 V',
        219,
        'Two batteries, charger and 32 bits.',
        'Deux batteries, chargeur et 32 embouts.',
        { green: 'energy' },
      ],
      [
        'Mechanic’s Socket Set, 108 Pieces',
        'Jeu de douilles de mécanicien, 108 pièces',
        134.5,
        'Metric and imperial, 72-tooth ratchets.',
        'Métrique et impérial, cliquets à 72 dents.',
      ],
      [
        'Tile Setter’s Hand Tool Set',
        'Ensemble d’outils de carreleur',
        64.9,
        'Trowels, float, spacers and nippers.',
        'Truelles, aplanissoire, croisillons et pinces.',
      ],
      [
        'Chisel and Plane Set',
        'Ensemble de ciseaux et rabot',
        149,
        'Five chisels and a block plane of tool steel.',
        'Cinq ciseaux et un petit rabot en acier à outils.',
      ],
    ],
  },
  {
    category: 'Hardware & Tools',
    family: 'fasteners',
    unit: 'per box',
    brands: ['Boltmarsh', 'Ferrinox'],
    delivery: 'parcel',
    description: ['Strong fasteners that drive without splitting the wood.', 'Attaches solides qui s’enfoncent sans fendre le bois.'],
    waste: 5,
    items: [
      [
        'Deck Screws 3 in, Green, 350 Pieces',
        'Vis à terrasse 3 po, vertes, 350 pièces',
        38.75,
        'Coated for treated lumber.',
        'Enduites pour le bois traité.',
      ],
      [
        'Drywall Screws 1 1/4 in, 1,000 Pieces',
        'Vis à gypse 1 1/4 po, 1 000 pièces',
        15.4,
        'Coarse thread for wood studs.',
        'Filet grossier pour montants de bois.',
      ],
      [
        'Joist Hangers 2 x 8 in, 25 Pieces',
        'Étriers à solive 2 x 8 po, 25 pièces',
        46,
        'Galvanized for decks and floors.',
        'Galvanisés pour terrasses et planchers.',
      ],
      [
        'Concrete Anchors 3/8 in, 50 Pieces',
        'Ancrages à béton 3/8 po, 50 pièces',
        41.25,
        'For ledgers, railings and posts.',
        'Pour lambourdes, garde-corps et poteaux.',
      ],
    ],
  },
  {
    category: 'Hardware & Tools',
    family: 'pulls',
    unit: 'each',
    brands: ['Knob & Thistle', 'Maison Lueur'],
    hubs: ['/kitchen/hardware'],
    delivery: 'parcel',
    description: ['Solid cabinet hardware with matching screws.', 'Quincaillerie d’armoire pleine, vis assorties comprises.'],
    coverage: [1, 'each'],
    waste: 0,
    specs: [['Type', 'Type', 'Cabinet hardware', 'Quincaillerie']],
    items: [
      [
        'Brushed Brass Bar Pull 5 in',
        'Poignée barre en laiton brossé 5 po',
        11.95,
        'Holes 128 mm apart.',
        'Entraxe de 128 mm.',
        {
          specs: [
            ['Style', 'Style', 'Bar pull', 'Poignée barre'],
            ['Finish', 'Fini', 'Brushed brass', 'Laiton brossé'],
            ['Hole spacing', 'Entraxe', '128 mm'],
          ],
        },
      ],
      [
        'Matte Black Cup Pull 3 in',
        'Poignée coquille noir mat 3 po',
        8.6,
        'A shape from farm kitchens.',
        'Une forme des cuisines de ferme.',
        {
          specs: [
            ['Style', 'Style', 'Cup pull', 'Poignée coquille'],
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Hole spacing', 'Entraxe', '76 mm'],
          ],
        },
      ],
      [
        'Maple Round Knob',
        'Bouton rond en érable',
        5.25,
        'Oiled wood, warm to the touch.',
        'Bois huilé, doux au toucher.',
        {
          green: 'wood',
          specs: [
            ['Style', 'Style', 'Knob', 'Bouton'],
            ['Finish', 'Fini', 'Oiled maple', 'Érable huilé'],
            ['Hole spacing', 'Entraxe', 'One screw', 'Une vis'],
          ],
        },
      ],
      [
        'Soft-Close Hinge, Full Overlay',
        'Charnière à fermeture douce, recouvrement total',
        6.8,
        'Adjusts in three directions.',
        'Réglable dans trois directions.',
        {
          specs: [
            ['Style', 'Style', 'Hinge', 'Charnière'],
            ['Finish', 'Fini', 'Brushed nickel', 'Nickel brossé'],
          ],
        },
      ],
      [
        'Brushed Nickel Knob 1 1/4 in',
        'Bouton en nickel brossé 1 1/4 po',
        4.75,
        'Plain and easy to keep clean.',
        'Simple et facile à nettoyer.',
        {
          specs: [
            ['Style', 'Style', 'Knob', 'Bouton'],
            ['Finish', 'Fini', 'Brushed nickel', 'Nickel brossé'],
            ['Hole spacing', 'Entraxe', 'One screw', 'Une vis'],
          ],
        },
      ],
    ],
  },
];
