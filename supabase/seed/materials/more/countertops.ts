import type { MaterialLine, Spec } from '../MaterialLine.ts';
import { material, thickness, type } from './said.ts';

const care = (english: string, french: string): Spec => ['Care', 'Entretien', english, french];
const wipe = care('Wipe clean', 'À essuyer');
const oil = care('Oil a few times a year', 'À huiler quelques fois par année');
const seal = care('Seal once a year', 'À sceller chaque année');
const wood = material('Wood', 'Bois');
const quartz = material('Quartz');

export const countertops: readonly MaterialLine[] = [
  {
    category: 'Kitchen Cabinets & Counters',
    family: 'countertop',
    unit: 'per sq ft',
    brands: ['Atelier Mélèze', 'Stonewren', 'Quarrymark'],
    hubs: ['/kitchen/countertops'],
    delivery: 'order',
    description: [
      'Countertop measured on site once the cabinets stand, cut and delivered in one piece where stairs allow.',
      'Comptoir mesuré sur place une fois les armoires posées, coupé et livré d’un seul morceau si l’escalier le permet.',
    ],
    coverage: [1, 'sqft'],
    waste: 15,
    specs: [['Standard depth', 'Profondeur courante', '25 1/2 in', '25 1/2 po'], type('Countertop', 'Comptoir')],
    items: [
      [
        'Quartz Countertop, Charcoal',
        'Comptoir de quartz, charbon',
        79,
        'Pale veins on a dark ground.',
        'De fines veines pâles sur fond foncé.',
        { form: 'quartz-countertop', colour: 'charcoal' },
        { specs: [quartz, thickness(30), wipe] },
      ],
      [
        'Quartz Countertop, Warm White',
        'Comptoir de quartz, blanc chaud',
        72.5,
        'A quiet surface beside lively wood.',
        'Une surface calme à côté d’un bois vivant.',
        { form: 'quartz-countertop', colour: 'warm-white' },
        { specs: [quartz, thickness(20), wipe] },
      ],
      [
        'Quartz Countertop, Concrete',
        'Comptoir de quartz, béton',
        76,
        'The look of poured stone, and no sealing.',
        'L’aspect d’une coulée, sans scellant.',
        { form: 'quartz-countertop', colour: 'concrete' },
        { specs: [quartz, thickness(30), wipe] },
      ],
      [
        'Butcher Block Countertop, Walnut',
        'Comptoir boucher en noyer',
        68,
        'Full-length staves for an island.',
        'Lamelles pleine longueur pour un îlot.',
        { form: 'butcher-block', species: 'walnut' },
        { green: 'wood', specs: [wood, thickness(38), oil] },
      ],
      [
        'Butcher Block Countertop, Birch',
        'Comptoir boucher en bouleau',
        33.9,
        'The least expensive real wood.',
        'Le bois véritable le moins cher.',
        { form: 'butcher-block', species: 'birch' },
        { green: 'wood', specs: [wood, thickness(38), oil] },
      ],
      [
        'Laminate Countertop, Marble Look',
        'Comptoir de stratifié, aspect marbre',
        21.4,
        'Ends and corners come with it.',
        'Les bouts et les coins viennent avec.',
        { form: 'laminate-countertop', colour: 'marble' },
        { specs: [material('Laminate', 'Stratifié'), thickness(38), wipe] },
      ],
      [
        'Laminate Countertop, Oak Look',
        'Comptoir de stratifié, aspect chêne',
        19.75,
        'Cut to length while you wait.',
        'Coupé à la longueur pendant que vous attendez.',
        { form: 'laminate-countertop', species: 'oak' },
        { specs: [material('Laminate', 'Stratifié'), thickness(38), wipe] },
      ],
      [
        'Granite Countertop, Graphite',
        'Comptoir de granit, graphite',
        88.5,
        'Choose your own slab at the yard.',
        'Choisissez votre tranche à la cour.',
        { form: 'granite-countertop', colour: 'graphite' },
        { specs: [material('Granite', 'Granit'), thickness(30), seal] },
      ],
      [
        'Granite Countertop, Canyon',
        'Comptoir de granit, canyon',
        94,
        'Brown and rust grains from the Canadian Shield.',
        'Des grains bruns et rouille du Bouclier canadien.',
        { form: 'granite-countertop', colour: 'canyon' },
        { green: 'local', specs: [material('Granite', 'Granit'), thickness(30), seal] },
      ],
      [
        'Solid Surface Countertop with Sink, Snow',
        'Comptoir à surface solide avec évier, neige',
        82,
        'Counter and bowl are one piece, without a seam.',
        'Comptoir et cuve d’un seul tenant, sans joint.',
        { form: 'sink-countertop', colour: 'snow' },
        { specs: [material('Solid surface', 'Surface solide'), thickness(12), wipe] },
      ],
      [
        'Stainless Countertop with Backsplash, Brushed Steel',
        'Comptoir inoxydable à dosseret, acier brossé',
        118,
        'Takes a pan straight from the burner.',
        'Reçoit la poêle directement du feu.',
        { form: 'laminate-countertop', finish: 'brushed-steel' },
        { green: 'recycled', specs: [material('Steel', 'Acier'), thickness(38), wipe] },
      ],
    ],
  },
];
