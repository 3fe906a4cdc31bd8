import type { MaterialLine, Spec } from '../MaterialLine.ts';
import { opening, rated } from './said.ts';

const glazing = (panes: 'Double' | 'Triple'): Spec => ['Glazing', 'Vitrage', panes];
const casement = opening('Casement', 'À battant');
const fixed = opening('Fixed', 'Fixe');

export const windows: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'window',
    unit: 'each',
    brands: ['Clearmarsh', 'Portes Givrées'],
    hubs: ['/outdoor/windows'],
    delivery: 'order',
    description: [
      'PVC window with welded corners, a low-E coating and argon.',
      'Fenêtre de PVC aux coins soudés, avec couche à faible émissivité et argon.',
    ],
    waste: 0,
    items: [
      [
        'Awning Window 36 x 24 in, White',
        'Fenêtre à auvent 36 x 24 po, blanche',
        438,
        'Stays open in the rain.',
        'Reste ouverte sous la pluie.',
        { form: 'awning-window', colour: 'white' },
        { green: 'energy', specs: [...rated('1.14'), glazing('Double'), opening('Awning', 'À auvent')] },
      ],
      [
        'Single-Hung Window 30 x 54 in, White',
        'Fenêtre à guillotine 30 x 54 po, blanche',
        389,
        'The lower sash slides up, as in a row house.',
        'Le volet du bas monte, comme dans une maison de ville.',
        { form: 'hung-window', colour: 'white' },
        { specs: [...rated('1.40'), glazing('Double'), opening('Single-hung', 'À guillotine')] },
      ],
      [
        'Single-Hung Window 36 x 60 in, Black',
        'Fenêtre à guillotine 36 x 60 po, noire',
        548,
        'Black outside, white inside.',
        'Noire dehors, blanche dedans.',
        { form: 'hung-window', colour: 'black' },
        { green: 'energy', specs: [...rated('1.20'), glazing('Double'), opening('Single-hung', 'À guillotine')] },
      ],
      [
        'Twin Casement 60 x 48 in, Black',
        'Fenêtre à deux battants 60 x 48 po, noire',
        1126,
        'Both leaves open on a hidden crank.',
        'Les deux battants s’ouvrent par une manivelle discrète.',
        { form: 'twin-casement', colour: 'black' },
        { green: 'energy', specs: [...rated('0.85'), glazing('Triple'), casement] },
      ],
      [
        'Twin Casement 48 x 42 in, White',
        'Fenêtre à deux battants 48 x 42 po, blanche',
        842,
        'Screens inside, out of the weather.',
        'Moustiquaires à l’intérieur, à l’abri.',
        { form: 'twin-casement', colour: 'white' },
        { green: 'energy', specs: [...rated('1.14'), glazing('Double'), casement] },
      ],
      [
        'Bay Window 84 x 54 in',
        'Fenêtre en baie 84 x 54 po',
        2680,
        'Seat board of pine, insulated below.',
        'Banquette de pin, isolée dessous.',
        { form: 'bay-window' },
        { green: 'energy', specs: [...rated('0.90'), glazing('Triple'), fixed] },
      ],
      [
        'Basement Hopper 32 x 18 in, White',
        'Fenêtre de sous-sol à soufflet 32 x 18 po, blanche',
        164,
        'Tips inward and lifts out for cleaning.',
        'Bascule vers l’intérieur et se retire pour le lavage.',
        { form: 'hopper-window', colour: 'white' },
        { specs: [...rated('1.40'), glazing('Double'), opening('Hopper', 'À soufflet')] },
      ],
      [
        'Deck-Mounted Skylight 22 x 46 in',
        'Puits de lumière 22 x 46 po',
        624,
        'Laminated glass and its own flashing kit.',
        'Verre feuilleté et solins fournis.',
        { form: 'skylight' },
        { specs: [glazing('Double'), fixed] },
      ],
      [
        'Arched Window 48 x 30 in, White',
        'Fenêtre cintrée 48 x 30 po, blanche',
        768,
        'Sits on top of a wider one.',
        'Se pose au-dessus d’une fenêtre plus large.',
        { form: 'arched-window', colour: 'white' },
        { green: 'energy', specs: [...rated('0.90'), glazing('Triple'), fixed] },
      ],
    ],
  },
];
