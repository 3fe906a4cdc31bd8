import type { MaterialLine, Spec } from '../MaterialLine.ts';
import { rated, roughOpening, swing } from './said.ts';

const inswing = swing('Inswing', 'Vers l’intérieur');
const outswing = swing('Outswing', 'Vers l’extérieur');
const hinged = swing('Hinged', 'Battante');
const sliding = swing('Sliding', 'Coulissante');
const wide = roughOpening('38 1/4 x 82 3/4');
const narrow = roughOpening('36 1/4 x 82 3/4');

export const exteriorDoors: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'exterior-door',
    unit: 'each',
    brands: ['Portes Givrées', 'Threshold North', 'Clearmarsh'],
    hubs: ['/outdoor/exterior-doors'],
    delivery: 'order',
    description: [
      'Pre-hung door with its frame, double weatherstrip and an adjustable sill.',
      'Porte prémontée dans son cadre, double coupe-froid et seuil réglable.',
    ],
    waste: 0,
    items: [
      [
        'Steel Entry Door 36 in, Navy',
        'Porte d’entrée en acier 36 po, marine',
        598,
        'Six panels; the colour is baked on both sides.',
        'Six panneaux; couleur cuite des deux côtés.',
        { form: 'panel-door', colour: 'navy' },
        { green: 'energy', specs: [...rated('1.19'), inswing, wide] },
      ],
      [
        'Steel Entry Door 32 in, White',
        'Porte d’entrée en acier 32 po, blanche',
        419,
        'For a side door or a garage.',
        'Pour une porte de côté ou un garage.',
        { form: 'panel-door', colour: 'white' },
        { specs: [...rated('1.40'), inswing, roughOpening('34 1/4 x 82 3/4')] },
      ],
      [
        'Fibreglass Entry Door 36 in, Oak Look',
        'Porte d’entrée en fibre de verre 36 po, aspect chêne',
        1249,
        'Half glass with a grid; takes stain like wood.',
        'Demi-vitrée à croisillons; se teint comme du bois.',
        { form: 'half-glass-door', species: 'oak' },
        { green: 'energy', specs: [...rated('1.14'), inswing, wide] },
      ],
      [
        'Solid Fir Entry Door 36 in',
        'Porte d’entrée en sapin massif 36 po',
        1580,
        'Wants a porch roof and oil every second year.',
        'Demande un auvent et de l’huile tous les deux ans.',
        { form: 'panel-door', species: 'fir' },
        { green: 'wood', specs: [...rated('1.60'), inswing, wide] },
      ],
      [
        'Full-Glass Entry Door 34 in, Black',
        'Porte d’entrée pleine vitre 34 po, noire',
        1098,
        'Tempered triple glass down to the sill.',
        'Triple vitrage trempé jusqu’au seuil.',
        { form: 'full-glass-door', colour: 'black' },
        { green: 'energy', specs: [...rated('1.19'), inswing, narrow] },
      ],
      [
        'Modern Entry Door 36 in, Charcoal',
        'Porte d’entrée moderne 36 po, charbon',
        1465,
        'Flush steel, a slit of glass and a long bar handle.',
        'Acier plat, une fente vitrée et une longue poignée barre.',
        { form: 'modern-door', colour: 'charcoal' },
        { green: 'energy', specs: [...rated('1.14'), inswing, wide] },
      ],
      [
        'Entry Door with Sidelite 50 in, Deep Green',
        'Porte d’entrée avec latéral vitré 50 po, vert foncé',
        1849,
        'A glazed side panel lights the hall.',
        'Un panneau vitré éclaire le vestibule.',
        { form: 'sidelite-door', colour: 'deep-green' },
        { green: 'energy', specs: [...rated('1.19'), inswing, roughOpening('52 1/2 x 82 3/4')] },
      ],
      [
        'Storm Door 36 in, White',
        'Contre-porte 36 po, blanche',
        329,
        'Glass for winter, a screen for summer, both in the frame.',
        'Vitre pour l’hiver, moustiquaire pour l’été, toutes deux dans le cadre.',
        { form: 'storm-door', colour: 'white' },
        { specs: [outswing, roughOpening('36 x 81')] },
      ],
      [
        'Garden Door 60 in, Black',
        'Porte-jardin 60 po, noire',
        2090,
        'One leaf opens, the other keeps the furniture in place.',
        'Un battant s’ouvre, l’autre garde les meubles en place.',
        { form: 'garden-door', colour: 'black' },
        { green: 'energy', specs: [...rated('1.19'), outswing, roughOpening('62 1/2 x 82 3/4')] },
      ],
    ],
  },
];

const core = (isSolid: boolean): Spec => ['Core', 'Âme', isSolid ? 'Solid' : 'Hollow', isSolid ? 'Pleine' : 'Creuse'];

export const interiorDoors: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'interior-door',
    unit: 'each',
    brands: ['Atelier Mélèze', 'Threshold North'],
    hubs: ['/outdoor/interior-doors'],
    delivery: 'pallet',
    description: [
      'Interior door of 80 in, drilled on request for hinges and lock.',
      'Porte intérieure de 80 po, percée sur demande pour charnières et serrure.',
    ],
    waste: 0,
    items: [
      [
        'Shaker Interior Door 32 in, White',
        'Porte intérieure shaker 32 po, blanche',
        212,
        'Painted at the plant and hung in its frame.',
        'Peinte en usine et montée dans son cadre.',
        { form: 'shaker-door', colour: 'white' },
        { specs: [hinged, core(true), roughOpening('34 x 82 1/2')] },
      ],
      [
        'Pine Shaker Door 30 in',
        'Porte shaker en pin 30 po',
        168.5,
        'Solid core under knot-free pine.',
        'Âme pleine sous un pin sans nœuds.',
        { form: 'shaker-door', species: 'pine' },
        { green: 'wood', specs: [hinged, core(true), roughOpening('32 x 82 1/2')] },
      ],
      [
        'Oak Veneer Door 32 in',
        'Porte en placage de chêne 32 po',
        234,
        'Grain matched across the leaf; solid core.',
        'Placage assorti d’un bord à l’autre; âme pleine.',
        { form: 'flush-door', species: 'oak' },
        { green: 'wood', specs: [hinged, core(true), roughOpening('34 x 82 1/2')] },
      ],
      [
        'Six-Panel Moulded Door 30 in, Primed',
        'Porte moulée à six panneaux 30 po, apprêtée',
        98,
        'Matches the doors of the eighties.',
        'S’accorde aux portes des années quatre-vingt.',
        { form: 'moulded-door', colour: 'primed' },
        { specs: [hinged, core(false), roughOpening('32 x 82 1/2')] },
      ],
      [
        'French Door 32 in, White',
        'Porte française 32 po, blanche',
        286,
        'Fifteen panes of frosted safety glass.',
        'Quinze carreaux de verre de sécurité givré.',
        { form: 'french-door', colour: 'white' },
        { specs: [hinged, core(true), roughOpening('34 x 82 1/2')] },
      ],
      [
        'Pocket Door Kit 30 in, Primed',
        'Trousse de porte escamotable 30 po, apprêtée',
        348,
        'Leaf, frame and a track that is quiet in the wall.',
        'Battant, cadre et rail silencieux dans le mur.',
        { form: 'pocket-door', colour: 'primed' },
        { specs: [swing('Pocket', 'Escamotable'), core(true), roughOpening('61 x 84 1/2')] },
      ],
      [
        'Louvred Bifold Door 36 in, Pine',
        'Porte pliante à persiennes 36 po, pin',
        159,
        'Lets a laundry closet breathe.',
        'Laisse respirer un placard de lavage.',
        { form: 'louvred-bifold', species: 'pine' },
        { green: 'wood', specs: [swing('Bifold', 'Pliante'), core(true), roughOpening('36 1/2 x 80 3/4')] },
      ],
      [
        'Sliding Barn Door 36 in, Walnut',
        'Porte coulissante de grange 36 po, noyer',
        418,
        'Rail of 72 in and soft stops included.',
        'Rail de 72 po et butées amorties compris.',
        { form: 'barn-door', species: 'walnut' },
        { green: 'wood', specs: [sliding, core(true), roughOpening('34 x 82')] },
      ],
      [
        'Sliding Barn Door 42 in, Warm White',
        'Porte coulissante de grange 42 po, blanc chaud',
        376,
        'Wide enough for a wheelchair.',
        'Assez large pour un fauteuil roulant.',
        { form: 'barn-door', colour: 'warm-white' },
        { specs: [sliding, core(true), roughOpening('40 x 82')] },
      ],
    ],
  },
];
