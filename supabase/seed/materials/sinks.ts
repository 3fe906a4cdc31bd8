import type { MaterialLine } from './MaterialLine.ts';

export const sinks: readonly MaterialLine[] = [
  {
    category: 'Kitchen Cabinets & Counters',
    family: 'sink',
    unit: 'each',
    brands: ['Basin & Co.', 'Ferrinox'],
    hubs: ['/kitchen/sinks'],
    delivery: 'parcel',
    description: ['Kitchen sink with sound pads and a basket strainer.', 'Évier de cuisine avec coussinets insonorisants et panier.'],
    waste: 0,
    specs: [['Type', 'Type', 'Sink', 'Évier']],
    items: [
      [
        'Undermount Steel Sink 31 in',
        'Évier d’acier sous plan 31 po',
        349,
        'One deep bowl.',
        'Une cuve profonde.',
        { form: 'undermount-sink', finish: 'brushed-steel' },
        {
          specs: [
            ['Mount', 'Pose', 'Undermount', 'Sous plan'],
            ['Width', 'Largeur', '31 in', '31 po'],
            ['Finish', 'Fini', 'Brushed steel', 'Acier brossé'],
            ['Smallest cabinet', 'Armoire minimale', '33 in', '33 po'],
          ],
        },
      ],
      [
        'Fireclay Apron Sink 33 in',
        'Évier de ferme en grès 33 po',
        899,
        'White inside and out.',
        'Blanc dedans comme dehors.',
        { form: 'apron-sink', colour: 'white' },
        {
          specs: [
            ['Mount', 'Pose', 'Apron front', 'Façade apparente'],
            ['Width', 'Largeur', '33 in', '33 po'],
            ['Finish', 'Fini', 'White', 'Blanc'],
            ['Smallest cabinet', 'Armoire minimale', '36 in', '36 po'],
          ],
        },
      ],
      [
        'Granite Composite Sink 27 in, Black',
        'Évier en composite de granit 27 po, noir',
        428,
        'Shrugs off hot pans.',
        'Ne craint pas les casseroles chaudes.',
        { form: 'drop-in-sink', finish: 'matte-black' },
        {
          specs: [
            ['Mount', 'Pose', 'Drop-in', 'Encastrée'],
            ['Width', 'Largeur', '27 in', '27 po'],
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Smallest cabinet', 'Armoire minimale', '30 in', '30 po'],
          ],
        },
      ],
      [
        'Double Bowl Steel Sink 33 in',
        'Évier d’acier à deux cuves 33 po',
        265,
        'Drops into the old opening.',
        'S’encastre dans l’ancienne ouverture.',
        { form: 'double-sink', finish: 'brushed-steel' },
        {
          green: 'recycled',
          specs: [
            ['Mount', 'Pose', 'Drop-in', 'Encastrée'],
            ['Width', 'Largeur', '33 in', '33 po'],
            ['Finish', 'Fini', 'Brushed steel', 'Acier brossé'],
            ['Smallest cabinet', 'Armoire minimale', '36 in', '36 po'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Kitchen Cabinets & Counters',
    family: 'faucet',
    unit: 'each',
    brands: ['Rillet', 'Basin & Co.'],
    hubs: ['/kitchen/faucets'],
    delivery: 'parcel',
    description: ['Lead-free kitchen faucet with a ceramic cartridge.', 'Robinet de cuisine sans plomb à cartouche de céramique.'],
    waste: 0,
    green: 'water',
    specs: [
      ['Flow', 'Débit', '6.8 L/min', '6,8 L/min'],
      ['Type', 'Type', 'Faucet', 'Robinet'],
    ],
    items: [
      [
        'Pull-Down Faucet, Brushed Steel',
        'Robinet à bec rétractable, acier brossé',
        229,
        'A magnet docks the spray.',
        'Un aimant retient la douchette.',
        { form: 'pull-down-faucet', finish: 'brushed-steel' },
        {
          specs: [
            ['Mount', 'Pose', 'Single hole', 'Monotrou'],
            ['Finish', 'Fini', 'Brushed steel', 'Acier brossé'],
            ['Holes', 'Trous', '1'],
          ],
        },
      ],
      [
        'Bridge Faucet, Aged Brass',
        'Robinet pont, laiton vieilli',
        412,
        'With a side spray.',
        'Avec douchette latérale.',
        { form: 'bridge-faucet', finish: 'aged-brass' },
        {
          specs: [
            ['Mount', 'Pose', 'Bridge', 'Pont'],
            ['Finish', 'Fini', 'Aged brass', 'Laiton vieilli'],
            ['Holes', 'Trous', '4'],
          ],
        },
      ],
      [
        'Touchless Faucet, Matte Black',
        'Robinet sans contact, noir mat',
        358.5,
        'A wave of the hand is enough.',
        'Un geste de la main suffit.',
        { form: 'touchless-faucet', finish: 'matte-black' },
        {
          specs: [
            ['Mount', 'Pose', 'Single hole', 'Monotrou'],
            ['Finish', 'Fini', 'Matte black', 'Noir mat'],
            ['Holes', 'Trous', '1'],
            ['Flow', 'Débit', '5.7 L/min', '5,7 L/min'],
          ],
        },
      ],
      [
        'Single-Lever Faucet, Chrome',
        'Robinet à levier, chrome',
        134,
        'Plain, solid, easy to repair.',
        'Simple, solide, facile à réparer.',
        { form: 'lever-faucet', finish: 'chrome' },
        {
          specs: [
            ['Mount', 'Pose', 'Single hole or deck plate', 'Monotrou ou sur plaque'],
            ['Finish', 'Fini', 'Chrome'],
            ['Holes', 'Trous', '1 or 3', '1 ou 3'],
          ],
        },
      ],
    ],
  },
];
