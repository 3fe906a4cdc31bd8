import type { MaterialLine, Spec } from '../MaterialLine.ts';
import { doorSize, type } from './said.ts';

const rValue = (r: number): Spec => ['R-value', 'Valeur R', `R-${r}`];
const opener = (horsepower: string): Spec => ['Opener', 'Ouvre-porte', `${horsepower} hp`];
const part = type('Part', 'Pièce');

export const garage: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'garage-door',
    unit: 'each',
    brands: ['Clearmarsh', 'Threshold North', 'Portes Givrées'],
    hubs: ['/outdoor/garage'],
    delivery: 'order',
    description: [
      'Steel garage door with tracks, springs and a bottom seal for cold days.',
      'Porte de garage en acier avec rails, ressorts et joint de bas pour les grands froids.',
    ],
    waste: 0,
    specs: [type('Door', 'Porte')],
    items: [
      [
        'Insulated Garage Door 8 x 7 ft, Charcoal',
        'Porte de garage isolée 8 x 7 pi, charbon',
        1129,
        'Polyurethane between two skins of steel.',
        'Polyuréthane entre deux parois d’acier.',
        { form: 'garage-door', colour: 'charcoal' },
        { green: 'energy', specs: [doorSize('8 x 7'), rValue(16), opener('1/2')] },
      ],
      [
        'Insulated Garage Door 16 x 7 ft, Sand',
        'Porte de garage isolée 16 x 7 pi, sable',
        1798,
        'Glued foam boards, for a garage that is not heated.',
        'Panneaux de mousse collés, pour un garage non chauffé.',
        { form: 'garage-door', colour: 'sand' },
        { specs: [doorSize('16 x 7'), rValue(9), opener('3/4')] },
      ],
      [
        'Glazed Garage Door 9 x 7 ft, Black',
        'Porte de garage vitrée 9 x 7 pi, noire',
        1649,
        'A row of double panes along the top.',
        'Une rangée de doubles vitres en haut.',
        { form: 'glazed-garage-door', colour: 'black' },
        { green: 'energy', specs: [doorSize('9 x 7'), rValue(12), opener('1/2')] },
      ],
      [
        'Full-View Garage Door 9 x 8 ft, Aluminum',
        'Porte de garage entièrement vitrée 9 x 8 pi, aluminium',
        2890,
        'Frosted glass from top to bottom.',
        'Verre givré de haut en bas.',
        { form: 'full-view-garage-door', finish: 'aluminum' },
        { specs: [doorSize('9 x 8'), rValue(5), opener('3/4')] },
      ],
      [
        'Carriage-Style Garage Door 9 x 7 ft, Cedar Look',
        'Porte de garage de style remise 9 x 7 pi, aspect cèdre',
        1985,
        'Looks like two leaves and rolls up like the others.',
        'On dirait deux battants; elle monte comme les autres.',
        { form: 'carriage-garage-door', species: 'cedar' },
        { green: 'energy', specs: [doorSize('9 x 7'), rValue(16), opener('1/2')] },
      ],
    ],
  },
  {
    category: 'Doors & Windows',
    family: 'garage-part',
    unit: 'each',
    brands: ['Boltmarsh', 'Threshold North'],
    hubs: ['/outdoor/garage'],
    delivery: 'parcel',
    description: ['For a door that opens every day of the winter.', 'Pour une porte qui s’ouvre tous les jours d’hiver.'],
    waste: 0,
    items: [
      [
        'Wall-Mounted Opener 1 hp with Battery',
        'Ouvre-porte mural 1 hp avec batterie',
        548,
        'Frees the ceiling and works in a power failure.',
        'Libère le plafond et fonctionne en cas de panne.',
        { form: 'wall-opener' },
        { specs: [type('Opener', 'Ouvre-porte'), opener('1'), ['Doors up to', 'Portes jusqu’à', '18 ft', '18 pi']] },
      ],
      [
        'Garage Keypad, Wireless',
        'Clavier de garage sans fil',
        52.5,
        'A code for the children instead of a key.',
        'Un code pour les enfants plutôt qu’une clé.',
        { form: 'garage-keypad' },
        { specs: [part] },
      ],
      [
        'Garage Remotes, Set of Two',
        'Télécommandes de garage, jeu de deux',
        46,
        'Three buttons, a new code at each press.',
        'Trois boutons, un nouveau code à chaque pression.',
        { form: 'garage-remotes' },
        { specs: [part] },
      ],
      [
        'Torsion Spring for 9 x 7 ft Doors',
        'Ressort de torsion pour portes 9 x 7 pi',
        68.4,
        'Good for 20,000 openings; to be wound by a technician.',
        'Bon pour 20\u00a0000 ouvertures; à tendre par un technicien.',
        { form: 'torsion-spring' },
        { specs: [part, doorSize('9 x 7')] },
      ],
    ],
  },
];
