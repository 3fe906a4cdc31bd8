import type { MaterialLine } from '../MaterialLine.ts';
import { doorThickness, doorThicknesses, finish, part, power, type } from './said.ts';

const lock = part('Lock', 'Serrure');
const hinge = part('Hinge', 'Charnière');

const common = {
  category: 'Doors & Windows',
  family: 'lock',
  unit: 'each',
  delivery: 'parcel',
  waste: 0,
  coverage: [1, 'each'],
  specs: [type('Door hardware', 'Quincaillerie de porte')],
} as const;

export const doorHardware: readonly MaterialLine[] = [
  {
    ...common,
    brands: ['Watchfern', 'Boltmarsh'],
    hubs: ['/outdoor/door-essentials', '/indoor/security'],
    description: ['Lock for a bored door, with a strike and long screws.', 'Serrure pour porte percée, avec gâche et longues vis.'],
    items: [
      [
        'Single-Cylinder Deadbolt, Satin Nickel',
        'Pêne dormant à un cylindre, nickel satiné',
        46.9,
        'Hardened bolt; keyed like your other locks on request.',
        'Pêne trempé; même clé que vos autres serrures sur demande.',
        { form: 'deadbolt', finish: 'satin-nickel' },
        { specs: [lock, finish('satin-nickel'), doorThicknesses] },
      ],
      [
        'Keypad Deadbolt, Satin Nickel',
        'Pêne dormant à clavier, nickel satiné',
        148,
        'Six codes, no telephone needed.',
        'Six codes, sans téléphone.',
        { form: 'keypad-deadbolt', finish: 'satin-nickel' },
        { specs: [lock, finish('satin-nickel'), doorThicknesses, power.battery] },
      ],
      [
        'Entry Handleset, Matte Black',
        'Ensemble de poignée d’entrée, noir mat',
        194,
        'Grip outside, lever inside, deadbolt above.',
        'Poignée dehors, levier dedans, pêne dormant au-dessus.',
        { form: 'handleset', finish: 'matte-black' },
        { specs: [lock, finish('matte-black'), doorThickness] },
      ],
      [
        'Entry Handleset, Aged Brass',
        'Ensemble de poignée d’entrée, laiton vieilli',
        218,
        'For the front of an older house.',
        'Pour la façade d’une maison ancienne.',
        { form: 'handleset', finish: 'aged-brass' },
        { specs: [lock, finish('aged-brass'), doorThickness] },
      ],
    ],
  },
  {
    ...common,
    brands: ['Boltmarsh', 'Ferrinox'],
    hubs: ['/outdoor/door-essentials'],
    description: ['A small part that makes an old door work like a new one.', 'Une petite pièce qui remet une vieille porte à neuf.'],
    items: [
      [
        'Lever Handle Set, Matte Black',
        'Ensemble de poignée à levier, noir mat',
        58,
        'Locks from inside with a quarter turn.',
        'Se verrouille de l’intérieur d’un quart de tour.',
        { form: 'lever-handle', finish: 'matte-black' },
        { specs: [part('Handle', 'Poignée'), finish('matte-black'), doorThicknesses] },
      ],
      [
        'Spring Hinge 4 in, Matte Black',
        'Charnière à ressort 4 po, noir mat',
        16.4,
        'Closes the door to the garage by itself.',
        'Referme d’elle-même la porte du garage.',
        { form: 'door-hinge', finish: 'matte-black' },
        { specs: [hinge, finish('matte-black'), doorThickness] },
      ],
      [
        'Solid Hinge 3 1/2 in, Brass',
        'Charnière massive 3 1/2 po, laiton',
        12.6,
        'For interior doors up to 30 kg.',
        'Pour portes intérieures jusqu’à 30 kg.',
        { form: 'door-hinge', finish: 'brass' },
        { specs: [hinge, finish('brass'), ['Door thickness', 'Épaisseur de porte', '1 3/8 in', '1 3/8 po']] },
      ],
      [
        'Reinforced Strike Plate, Brushed Steel',
        'Gâche renforcée, acier brossé',
        19.8,
        'Four screws of 3 in reach the stud.',
        'Quatre vis de 3 po atteignent le montant.',
        { form: 'strike-plate', finish: 'brushed-steel' },
        { specs: [part('Strike', 'Gâche'), finish('brushed-steel'), doorThickness] },
      ],
      [
        'Door Sweep 36 in, Aluminum',
        'Bas de porte 36 po, aluminium',
        17.5,
        'Cuts to width with a hacksaw.',
        'Se coupe à la scie à métaux.',
        { form: 'door-sweep', finish: 'aluminum' },
        { green: 'energy', specs: [part('Weatherstrip', 'Coupe-froid'), finish('aluminum'), doorThickness] },
      ],
      [
        'Hydraulic Door Closer, Bronze',
        'Ferme-porte hydraulique, bronze',
        64,
        'Two speeds, and it holds open at 90 degrees.',
        'Deux vitesses, et il tient ouvert à 90 degrés.',
        { form: 'door-closer', finish: 'bronze' },
        { specs: [part('Closer', 'Ferme-porte'), finish('bronze'), doorThickness] },
      ],
      [
        'Kick Plate 8 x 34 in, Brass',
        'Plaque de bas de porte 8 x 34 po, laiton',
        38.25,
        'Takes the boots, the stroller and the dog.',
        'Encaisse les bottes, la poussette et le chien.',
        { form: 'kick-plate', finish: 'brass' },
        { specs: [part('Plate', 'Plaque'), finish('brass'), doorThickness] },
      ],
    ],
  },
];
