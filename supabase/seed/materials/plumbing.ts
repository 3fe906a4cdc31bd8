import type { MaterialLine } from './MaterialLine.ts';

export const plumbing: readonly MaterialLine[] = [
  {
    category: 'Plumbing Supplies',
    family: 'pipe',
    unit: 'each',
    brands: ['Copperbrook', 'Rillet'],
    delivery: 'parcel',
    description: ['Pipe and fittings approved for drinking water.', 'Tuyau et raccords homologués pour l’eau potable.'],
    items: [
      [
        'Copper Pipe Type L 3/4 in, 12 ft',
        'Tuyau de cuivre type L 3/4 po, 12 pi',
        58.9,
        'Hard drawn.',
        'Étiré dur.',
        { coverage: [12, 'lnft'], green: 'recycled' },
      ],
      [
        'PEX Pipe 1/2 in, Red, 100 ft',
        'Tuyau PEX 1/2 po, rouge, 100 pi',
        49.75,
        'Bends around corners.',
        'Se plie dans les coins.',
        { coverage: [100, 'lnft'] },
      ],
      [
        'Push-Fit Elbow 1/2 in',
        'Coude à emboîtement 1/2 po',
        9.6,
        'No solder, no crimp.',
        'Sans soudure ni sertissage.',
        { coverage: [1, 'each'] },
      ],
      [
        'Backwater Valve 4 in',
        'Clapet antiretour 4 po',
        164,
        'Keeps the storm sewer out of the basement.',
        'Garde l’égout pluvial hors du sous-sol.',
        { coverage: [1, 'each'] },
      ],
    ],
  },
  {
    category: 'Plumbing Supplies',
    family: 'water-heater',
    unit: 'each',
    brands: ['Emberstow', 'Thermaline'],
    delivery: 'pallet',
    description: [
      'Hot water or dry floors; a licensed plumber connects it.',
      'Eau chaude ou planchers secs; un plombier titulaire le raccorde.',
    ],
    waste: 0,
    items: [
      ['Electric Water Heater 180 L', 'Chauffe-eau électrique 180 L', 689, 'Ten-year tank.', 'Réservoir garanti dix ans.'],
      [
        'Heat Pump Water Heater 230 L',
        'Chauffe-eau à thermopompe 230 L',
        2149,
        'A third of the power.',
        'Un tiers de l’énergie.',
        { green: 'energy' },
      ],
      [
        'Sump Pump 1/2 hp with Battery',
        'Pompe de puisard 1/2 hp avec batterie',
        439,
        'Runs six hours without power.',
        'Fonctionne six heures sans courant.',
      ],
    ],
  },
];
