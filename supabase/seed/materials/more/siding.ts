import type { MaterialLine } from '../MaterialLine.ts';
import { material, nonCombustible, surface } from './said.ts';

const vinyl = [material('Vinyl', 'Vinyle'), nonCombustible(false), surface('Through-coloured', 'Teinté dans la masse')];
const cement = [material('Fibre cement', 'Fibrociment'), nonCombustible(true), surface('Prefinished', 'Préfini')];
const wood = [material('Engineered wood', 'Bois d’ingénierie'), nonCombustible(false), surface('Prefinished', 'Préfini')];
const stone = [material('Stone', 'Pierre'), nonCombustible(true), surface('Natural', 'Naturel')];

export const siding: readonly MaterialLine[] = [
  {
    category: 'Siding & Cladding',
    family: 'siding',
    unit: 'per box',
    brands: ['Cladwick', 'Ridgeback Roofing'],
    hubs: ['/outdoor/siding'],
    delivery: 'truck',
    description: ['Cladding with its starter strip and corner trim to match.', 'Parement avec bande de départ et coins assortis.'],
    coverage: [100, 'sqft'],
    items: [
      [
        'Vinyl Siding, Sand',
        'Parement de vinyle, sable',
        124,
        'Nail it loose: it moves with the cold.',
        'À clouer sans serrer\u00a0: il bouge avec le froid.',
        { form: 'lap-siding', colour: 'sand' },
        { specs: vinyl },
      ],
      [
        'Vinyl Siding, Sage',
        'Parement de vinyle, sauge',
        129.5,
        'A thicker profile that lies straight.',
        'Un profil plus épais qui reste droit.',
        { form: 'lap-siding', colour: 'sage' },
        { specs: vinyl },
      ],
      [
        'Fibre Cement Lap Siding, Slate Grey',
        'Parement de fibrociment, gris ardoise',
        268,
        'Paint baked at the plant, guaranteed 15 years.',
        'Peinture cuite en usine, garantie 15 ans.',
        { form: 'lap-siding', colour: 'slate-grey' },
        { coverage: [50, 'sqft'], specs: cement },
      ],
      [
        'Fibre Cement Lap Siding, Navy',
        'Parement de fibrociment, marine',
        274,
        'A dark colour that does not fade or warp.',
        'Une couleur foncée qui ne pâlit pas et ne gondole pas.',
        { form: 'lap-siding', colour: 'navy' },
        { coverage: [50, 'sqft'], specs: cement },
      ],
      [
        'Fibre Cement Board and Batten, White',
        'Fibrociment à planches et couvre-joints, blanc',
        286,
        'The upright line of a farmhouse.',
        'La ligne verticale d’une maison de ferme.',
        { form: 'board-batten', colour: 'white' },
        { coverage: [48, 'sqft'], specs: cement },
      ],
      [
        'Steel Board and Batten, Charcoal',
        'Acier à planches et couvre-joints, charbon',
        312,
        'Hidden screws, and woodpeckers give up.',
        'Vis cachées, et les pics abandonnent.',
        { form: 'board-batten', colour: 'charcoal' },
        {
          green: 'recycled',
          coverage: [60, 'sqft'],
          specs: [material('Steel', 'Acier'), nonCombustible(true), surface('Prefinished', 'Préfini')],
        },
      ],
      [
        'Engineered Wood Siding, Driftwood',
        'Parement en bois d’ingénierie, bois de grève',
        238,
        'Lengths of 16 ft, so that there are few joints.',
        'Longueurs de 16 pi, donc peu de joints.',
        { form: 'lap-siding', colour: 'driftwood' },
        { green: 'wood', specs: wood },
      ],
      [
        'Cedar Shingle Siding, Silver Grey',
        'Bardeaux muraux de cèdre, gris argent',
        196,
        'Weathered before you buy, so that repairs match.',
        'Déjà grisés, pour que les réparations s’accordent.',
        { form: 'shakes', species: 'cedar', colour: 'silver-grey' },
        {
          green: 'wood',
          coverage: [25, 'sqft'],
          specs: [material('Cedar', 'Cèdre'), nonCombustible(false), surface('Weathered', 'Patiné')],
        },
      ],
      [
        'Stone Veneer, Slate',
        'Placage de pierre, ardoise',
        182,
        'Thin ledges for a chimney or a knee wall.',
        'De minces strates pour une cheminée ou un muret.',
        { form: 'stone-veneer', colour: 'slate' },
        { coverage: [10, 'sqft'], specs: stone },
      ],
      [
        'Stone Veneer, Sandstone',
        'Placage de pierre, grès',
        174.5,
        'Corners are in the same box.',
        'Les coins sont dans la même boîte.',
        { form: 'stone-veneer', colour: 'sandstone' },
        { coverage: [10, 'sqft'], specs: stone },
      ],
    ],
  },
];
