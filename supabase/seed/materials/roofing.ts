import type { MaterialLine } from './MaterialLine.ts';

export const roofing: readonly MaterialLine[] = [
  {
    category: 'Roofing Materials',
    family: 'shingle',
    unit: 'per bundle',
    brands: ['Ridgeback Roofing', 'Toitures Harfang'],
    hubs: ['/outdoor/roofing-materials'],
    delivery: 'truck',
    description: ['Laminated shingle; three bundles cover a square.', 'Bardeau stratifié; trois paquets couvrent un carré.'],
    coverage: [33.3, 'sqft'],
    specs: [
      ['Lowest pitch', 'Pente minimale', '4 in 12', '4/12'],
      ['Wind', 'Vent', '210 km/h'],
      ['Hail rating', 'Résistance à la grêle', 'Class 3', 'Classe 3'],
      ['Type', 'Type', 'Shingle', 'Bardeau'],
    ],
    items: [
      [
        'Asphalt Shingles, Charcoal',
        'Bardeaux d’asphalte, charbon',
        44.9,
        'Algae-resistant granules.',
        'Granules anti-algues.',
        { form: 'shingles', colour: 'charcoal' },
        { specs: [['Material', 'Matériau', 'Asphalt', 'Asphalte']] },
      ],
      [
        'Asphalt Shingles, Driftwood',
        'Bardeaux d’asphalte, bois flotté',
        44.9,
        'Four tones that break up a big roof.',
        'Quatre tons pour animer un grand toit.',
        { form: 'shingles', colour: 'driftwood' },
        { specs: [['Material', 'Matériau', 'Asphalt', 'Asphalte']] },
      ],
      [
        'Impact-Rated Shingles, Slate',
        'Bardeaux résistants aux chocs, ardoise',
        61.25,
        'For hail country.',
        'Pour les régions de grêle.',
        { form: 'shingles', colour: 'slate' },
        {
          green: 'recycled',
          specs: [
            ['Material', 'Matériau', 'Asphalt', 'Asphalte'],
            ['Hail rating', 'Résistance à la grêle', 'Class 4', 'Classe 4'],
          ],
        },
      ],
      [
        'Cedar Shakes, Hand-Split',
        'Bardeaux de cèdre fendus',
        92,
        'From standing dead timber.',
        'De bois mort sur pied.',
        { form: 'shakes', species: 'cedar' },
        {
          green: 'wood',
          coverage: [25, 'sqft'],
          specs: [
            ['Material', 'Matériau', 'Cedar', 'Cèdre'],
            ['Wind', 'Vent', '170 km/h'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Roofing Materials',
    family: 'metal-roof',
    unit: 'per panel',
    brands: ['Toitures Harfang', 'Sheetwater'],
    hubs: ['/outdoor/roofing-panels', '/outdoor/roofing-materials'],
    delivery: 'truck',
    description: [
      'Steel panel that lets snow slide, painted for 40 years.',
      'Panneau d’acier qui laisse glisser la neige, peint pour 40 ans.',
    ],
    coverage: [30, 'sqft'],
    green: 'recycled',
    specs: [['Type', 'Type', 'Panel', 'Panneau']],
    items: [
      [
        'Standing Seam Panel 10 ft, Black',
        'Panneau à joint debout 10 pi, noir',
        118.5,
        'Hidden clips, no screws in the sun.',
        'Attaches cachées, aucune vis au soleil.',
        { form: 'standing-seam', finish: 'matte-black' },
        {
          coverage: [13.3, 'sqft'],
          specs: [
            ['Material', 'Matériau', 'Steel', 'Acier'],
            ['Fastening', 'Fixation', 'Hidden clips', 'Attaches cachées'],
            ['Lowest pitch', 'Pente minimale', '2 in 12', '2/12'],
            ['Hail rating', 'Résistance à la grêle', 'Class 4', 'Classe 4'],
          ],
        },
      ],
      [
        'Ribbed Steel Panel 10 ft, Barn Red',
        'Panneau d’acier nervuré 10 pi, rouge',
        74.8,
        'For barns, sheds and cottages.',
        'Pour granges, remises et chalets.',
        { form: 'ribbed-panel', colour: 'barn-red' },
        {
          specs: [
            ['Material', 'Matériau', 'Steel', 'Acier'],
            ['Fastening', 'Fixation', 'Exposed screws', 'Vis apparentes'],
            ['Lowest pitch', 'Pente minimale', '3 in 12', '3/12'],
            ['Hail rating', 'Résistance à la grêle', 'Class 4', 'Classe 4'],
          ],
        },
      ],
      [
        'Ribbed Steel Panel 10 ft, Forest',
        'Panneau d’acier nervuré 10 pi, forêt',
        74.8,
        'Screws to match are sold by the bag.',
        'Vis assorties vendues au sac.',
        { form: 'ribbed-panel', colour: 'forest' },
        {
          specs: [
            ['Material', 'Matériau', 'Steel', 'Acier'],
            ['Fastening', 'Fixation', 'Exposed screws', 'Vis apparentes'],
            ['Lowest pitch', 'Pente minimale', '3 in 12', '3/12'],
            ['Hail rating', 'Résistance à la grêle', 'Class 4', 'Classe 4'],
          ],
        },
      ],
      [
        'Clear Roof Panel 10 ft',
        'Panneau de toit transparent 10 pi',
        56.4,
        'Light for a porch.',
        'De la lumière pour une galerie.',
        { form: 'clear-panel', colour: 'clear' },
        {
          coverage: [20, 'sqft'],
          specs: [
            ['Material', 'Matériau', 'Polycarbonate'],
            ['Fastening', 'Fixation', 'Exposed screws', 'Vis apparentes'],
            ['Lowest pitch', 'Pente minimale', '2 in 12', '2/12'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Roofing Materials',
    family: 'membrane',
    unit: 'per roll',
    brands: ['Sheetwater', 'Ridgeback Roofing'],
    hubs: ['/outdoor/roofing-materials'],
    delivery: 'truck',
    description: ['What lies under the roof and keeps it dry.', 'Ce qui se trouve sous le toit et le garde au sec.'],
    coverage: [200, 'sqft'],
    items: [
      [
        'Ice and Water Membrane',
        'Membrane glace et eau',
        129,
        'Sticks to itself around nails.',
        'Se referme autour des clous.',
        { form: 'membrane' },
        {
          specs: [
            ['Type', 'Type', 'Underlayment', 'Sous-couche'],
            ['Material', 'Matériau', 'Bitumen', 'Bitume'],
          ],
        },
      ],
      [
        'Synthetic Underlayment',
        'Sous-couche synthétique',
        148.6,
        'Grips boots in the rain.',
        'Adhère aux bottes sous la pluie.',
        { form: 'underlayment' },
        {
          coverage: [1000, 'sqft'],
          specs: [
            ['Type', 'Type', 'Underlayment', 'Sous-couche'],
            ['Material', 'Matériau', 'Polypropylene', 'Polypropylène'],
          ],
        },
      ],
      [
        'Gutter Guard, 100 ft',
        'Pare-feuilles, 100 pi',
        176,
        'Keeps maple keys out.',
        'Retient les samares d’érable.',
        { form: 'gutter-guard', finish: 'aluminum' },
        {
          coverage: [100, 'lnft'],
          specs: [
            ['Type', 'Type', 'Gutter', 'Gouttière'],
            ['Material', 'Matériau', 'Aluminum', 'Aluminium'],
          ],
        },
      ],
    ],
  },
];
