import type { MaterialLine, Spec } from '../MaterialLine.ts';
import { type } from './said.ts';

const poolType = (english: string, french: string): Spec => ['Pool type', 'Type de piscine', english, french];
const inGround = poolType('In-ground', 'Creusée');
const aboveGround = poolType('Above-ground', 'Hors terre');
const every = poolType('Both', 'Les deux');
const upTo = (cubicMetres: number): Spec => ['Pool up to', 'Piscine jusqu’à', `${cubicMetres} m³`];

export const pool: readonly MaterialLine[] = [
  {
    category: 'Garden & Outdoor',
    family: 'pool',
    unit: 'each',
    brands: ['Lagune', 'Nautile'],
    hubs: ['/outdoor/pool'],
    delivery: 'pallet',
    description: [
      'For water that stays clear with an hour of work a week.',
      'Pour une eau qui reste claire avec une heure de soin par semaine.',
    ],
    waste: 0,
    items: [
      [
        'Sand Filter 22 in with Valve',
        'Filtre à sable 22 po avec vanne',
        468,
        'Six positions; recycled glass may replace the sand.',
        'Six positions; le verre recyclé peut remplacer le sable.',
        { form: 'sand-filter' },
        { specs: [type('Filter', 'Filtre'), inGround, upTo(80), ['Flow', 'Débit', '14 m³/h']] },
      ],
      [
        'Robotic Pool Cleaner',
        'Robot nettoyeur de piscine',
        898,
        'Climbs walls; its basket lifts out from the top.',
        'Grimpe aux parois; son panier se retire par le haut.',
        { form: 'pool-robot' },
        { green: 'energy', specs: [type('Cleaner', 'Nettoyeur'), every, upTo(80)] },
      ],
      [
        'Salt Chlorine Generator',
        'Générateur de chlore au sel',
        1149,
        'Softer water, no pails to carry.',
        'Une eau plus douce, aucun seau à porter.',
        { form: 'salt-system' },
        { specs: [type('Treatment', 'Traitement'), inGround, upTo(100)] },
      ],
      [
        'Pool Ladder with Locking Steps',
        'Échelle de piscine à marches verrouillables',
        246,
        'The outer steps lift and lock when you leave.',
        'Les marches extérieures se relèvent et se verrouillent.',
        { form: 'pool-ladder' },
        { specs: [type('Ladder', 'Échelle'), aboveGround] },
      ],
      [
        'Winter Pool Cover 24 ft Round, Forest',
        'Toile d’hiver ronde 24 pi, forêt',
        118,
        'Cable and winch in its hem.',
        'Câble et tendeur dans l’ourlet.',
        { form: 'winter-cover', colour: 'forest' },
        { specs: [type('Cover', 'Toile'), aboveGround, upTo(60)] },
      ],
      [
        'Solar Pool Heating Panel 4 x 20 ft',
        'Panneau solaire chauffant pour piscine 4 x 20 pi',
        268,
        'Warms the water by up to 5 °C, for nothing.',
        'Réchauffe l’eau jusqu’à 5 °C, sans frais.',
        { form: 'pool-solar-panel' },
        { green: 'energy', specs: [type('Heating', 'Chauffage'), every, upTo(60)] },
      ],
      [
        'Pool Brush and Net on a Pole',
        'Brosse et épuisette de piscine avec manche',
        72.5,
        'Pole of 16 ft in two parts.',
        'Manche de 16 pi en deux parties.',
        { form: 'pool-net' },
        { specs: [type('Cleaner', 'Nettoyeur'), every] },
      ],
      [
        'Chlorine Pucks 8 kg',
        'Rondelles de chlore 8 kg',
        138,
        'Dissolve slowly, for about ten weeks.',
        'Se dissolvent lentement, pour environ dix semaines.',
        { form: 'chlorine-pail' },
        { specs: [type('Treatment', 'Traitement'), every, upTo(80)] },
      ],
      [
        'LED Pool Light, Colour-Changing',
        'Lampe de piscine à DEL multicolore',
        324,
        '12 V, with a cable of 50 ft.',
        '12 V, câble de 50 pi.',
        { form: 'pool-light' },
        { green: 'energy', specs: [type('Light', 'Éclairage'), inGround] },
      ],
    ],
  },
];
