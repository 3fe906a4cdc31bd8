import type { MaterialLine } from './MaterialLine.ts';

export const flooring: readonly MaterialLine[] = [
  {
    category: 'Flooring & Tiles',
    family: 'hardwood',
    unit: 'per box',
    brands: ['Boisdoré', 'Northbank Floors'],
    hubs: ['/flooring/hardwood'],
    delivery: 'pallet',
    description: ['Solid or engineered floor with a factory finish.', 'Plancher massif ou d’ingénierie à fini d’usine.'],
    coverage: [20, 'sqft'],
    green: 'wood',
    specs: [
      ['Acclimatisation', 'Acclimatation', '72 hours in the room', '72 heures dans la pièce'],
      ['Type', 'Type', 'Hardwood', 'Bois franc'],
    ],
    items: [
      [
        'Solid White Oak 3 1/4 in, Natural',
        'Chêne blanc massif 3 1/4 po, naturel',
        168,
        'May be sanded five times.',
        'Se ponce jusqu’à cinq fois.',
        { form: 'flooring', species: 'oak', colour: 'natural' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'No', 'Non'],
            ['Construction', 'Construction', 'Solid', 'Massif'],
            ['Species', 'Essence', 'Oak', 'Chêne'],
            ['Board width', 'Largeur de lame', '3 1/4 in', '3 1/4 po'],
          ],
        },
      ],
      [
        'Engineered Maple 5 in, Linen',
        'Érable d’ingénierie 5 po, lin',
        154.6,
        'Stable over concrete.',
        'Stable sur le béton.',
        { form: 'flooring', species: 'maple', colour: 'linen' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Construction', 'Construction', 'Engineered', 'D’ingénierie'],
            ['Species', 'Essence', 'Maple', 'Érable'],
            ['Board width', 'Largeur de lame', '5 in', '5 po'],
          ],
        },
      ],
      [
        'Engineered Hickory 6 in, Smoked',
        'Caryer d’ingénierie 6 po, fumé',
        182.25,
        'Wide boards, brushed grain.',
        'Larges lames, grain brossé.',
        { form: 'flooring', species: 'hickory', colour: 'smoked' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Construction', 'Construction', 'Engineered', 'D’ingénierie'],
            ['Species', 'Essence', 'Hickory', 'Caryer'],
            ['Board width', 'Largeur de lame', '6 in', '6 po'],
          ],
        },
      ],
      [
        'Solid Red Oak 2 1/4 in, Gunstock',
        'Chêne rouge massif 2 1/4 po, châtaigne',
        139,
        'Matches the floors of the fifties.',
        'S’accorde aux planchers des années cinquante.',
        { form: 'flooring', species: 'red-oak', colour: 'gunstock' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'No', 'Non'],
            ['Construction', 'Construction', 'Solid', 'Massif'],
            ['Species', 'Essence', 'Oak', 'Chêne'],
            ['Board width', 'Largeur de lame', '2 1/4 in', '2 1/4 po'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Flooring & Tiles',
    family: 'vinyl',
    unit: 'per box',
    brands: ['Northbank Floors', 'Clicktide'],
    hubs: ['/flooring/vinyl'],
    delivery: 'pallet',
    description: ['Waterproof click plank with a pad attached.', 'Planche à clic imperméable avec sous-couche intégrée.'],
    coverage: [23.6, 'sqft'],
    waste: 7,
    green: 'lowVoc',
    specs: [['Type', 'Type', 'Vinyl', 'Vinyle']],
    items: [
      [
        'Rigid Vinyl Plank, Shoreline Oak',
        'Planche de vinyle rigide, chêne de rive',
        71.9,
        'For basements and kitchens.',
        'Pour sous-sols et cuisines.',
        { form: 'vinyl-plank', colour: 'shoreline-oak' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Wear layer', 'Couche d’usure', '20 mil'],
            ['Format', 'Format', 'Plank', 'Planche'],
          ],
        },
      ],
      [
        'Rigid Vinyl Plank, Ash Grey',
        'Planche de vinyle rigide, frêne gris',
        68.4,
        'Bevelled on four sides.',
        'Biseautée sur quatre côtés.',
        { form: 'vinyl-plank', colour: 'ash-grey' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Wear layer', 'Couche d’usure', '12 mil'],
            ['Format', 'Format', 'Plank', 'Planche'],
          ],
        },
      ],
      [
        'Loose-Lay Vinyl Tile, Concrete',
        'Carreau de vinyle à pose libre, béton',
        84,
        'Comes up again when you move.',
        'Se reprend quand vous déménagez.',
        { form: 'vinyl-tile', colour: 'concrete' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'No', 'Non'],
            ['Wear layer', 'Couche d’usure', '28 mil'],
            ['Format', 'Format', 'Tile', 'Carreau'],
          ],
        },
      ],
      [
        'Herringbone Vinyl, Chestnut',
        'Vinyle à chevrons, châtaigne',
        93.5,
        'Left and right planks in one box.',
        'Lames gauches et droites dans la même boîte.',
        { form: 'herringbone-vinyl', colour: 'chestnut' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Wear layer', 'Couche d’usure', '20 mil'],
            ['Format', 'Format', 'Herringbone', 'Chevrons'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Flooring & Tiles',
    family: 'carpet',
    unit: 'per sq ft',
    brands: ['Woolbrook', 'Clicktide'],
    hubs: ['/flooring/carpet'],
    delivery: 'pallet',
    description: ['Carpet that stays soft and lets spills be wiped up.', 'Tapis qui reste doux et se nettoie d’un coup de linge.'],
    coverage: [1, 'sqft'],
    specs: [['Type', 'Type', 'Carpet', 'Tapis']],
    items: [
      [
        'Loop Carpet, Oatmeal',
        'Tapis bouclé, avoine',
        3.45,
        'Hard-wearing for stairs.',
        'Résistant, pour les escaliers.',
        { form: 'carpet', colour: 'oatmeal' },
        {
          green: 'recycled',
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Pile', 'Poil', 'Loop', 'Bouclé'],
            ['Fibre', 'Fibre', 'Polyester'],
          ],
        },
      ],
      [
        'Plush Carpet, Spruce',
        'Tapis velours, épinette',
        4.1,
        'Thick pile for bedrooms.',
        'Poil épais pour les chambres.',
        { form: 'carpet', colour: 'spruce-green' },
        {
          specs: [
            ['Radiant heat', 'Plancher radiant', 'No', 'Non'],
            ['Pile', 'Poil', 'Cut', 'Coupé'],
            ['Fibre', 'Fibre', 'Nylon'],
          ],
        },
      ],
      [
        'Wool Carpet, Undyed',
        'Tapis de laine non teinte',
        8.95,
        'From flocks of the Maritimes.',
        'De moutons des Maritimes.',
        { form: 'carpet', colour: 'undyed' },
        {
          green: 'local',
          specs: [
            ['Radiant heat', 'Plancher radiant', 'No', 'Non'],
            ['Pile', 'Poil', 'Loop', 'Bouclé'],
            ['Fibre', 'Fibre', 'Wool', 'Laine'],
          ],
        },
      ],
      [
        'Carpet Tile 20 x 20 in, Charcoal',
        'Carreau de tapis 20 x 20 po, charbon',
        3.8,
        'One stained tile is one new tile.',
        'Un carreau taché se remplace seul.',
        { form: 'carpet-tile', colour: 'charcoal' },
        {
          green: 'recycled',
          specs: [
            ['Radiant heat', 'Plancher radiant', 'Yes', 'Oui'],
            ['Pile', 'Poil', 'Loop', 'Bouclé'],
            ['Fibre', 'Fibre', 'Nylon'],
          ],
        },
      ],
    ],
  },
];
