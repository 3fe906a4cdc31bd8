import { makeMaterials } from '../materials/makeMaterials.ts';

type Texts = readonly [english: string, french: string];

/** An offer that is no single material of the catalogue. */
export interface OwnOffer {
  title: Texts;
  description: Texts;
  /** Regular price in dollars. */
  price: number;
  percent: number;
  unit: string;
  category: string;
  image: string;
  /** Place in the list of vendors. */
  vendor: number;
  evidence: Texts;
  stock?: number;
  condition?: 'New' | 'Display Model';
  reason?: 'Discontinued' | 'Floor Model' | 'Overstock' | 'Previous Season';
  parts: readonly { name: string; name_fr: string; price: number; quantity: number; material_id: number }[];
}

const kits: readonly {
  title: Texts;
  description: Texts;
  percent: number;
  image: string;
  parts: readonly (readonly [name: string, quantity: number])[];
}[] = [
  {
    title: ['Weekend Bedroom Paint Kit', 'Trousse de peinture de chambre pour un week-end'],
    description: ['Two coats on the walls of a bedroom, primer included.', 'Deux couches aux murs d’une chambre, apprêt compris.'],
    percent: 25,
    image: 'primer-2',
    parts: [
      ['Interior Eggshell Paint, Birch White', 2],
      ['Drywall Primer', 1],
    ],
  },
  {
    title: ['Powder Room Refresh', 'Salle d’eau remise à neuf'],
    description: ['Basin faucet and black accessories that match.', 'Robinet de lavabo et accessoires noirs assortis.'],
    percent: 20,
    image: 'accessory',
    parts: [
      ['Single-Hole Basin Faucet, Chrome', 1],
      ['Bath Accessory Set, Black, 4 Pieces', 1],
    ],
  },
  {
    title: ['Fence Line Starter, 24 ft', 'Départ de clôture, 24 pi'],
    description: [
      'Three cedar panels, four posts and the concrete to set them.',
      'Trois panneaux de cèdre, quatre poteaux et le béton pour les fixer.',
    ],
    percent: 18,
    image: 'fence',
    parts: [
      ['Cedar Privacy Fence Panel 6 x 8 ft', 3],
      ['Treated Fence Post 4 x 4 in, 9 ft', 4],
      ['Fast-Setting Post Mix 25 kg', 8],
    ],
  },
  {
    title: ['Smart Heat Bundle', 'Ensemble chauffage connecté'],
    description: [
      'One thermostat for the furnace and two for the baseboards.',
      'Un thermostat pour la fournaise et deux pour les plinthes.',
    ],
    percent: 22,
    image: 'thermostat',
    parts: [
      ['Smart Thermostat with Room Sensor', 1],
      ['Baseboard Thermostat, Connected', 2],
    ],
  },
  {
    title: ['Small Deck Board and Screw Bundle', 'Ensemble planches et vis pour petite terrasse'],
    description: ['Twenty composite boards and the screws for them.', 'Vingt planches composites et les vis pour les poser.'],
    percent: 15,
    image: 'decking',
    parts: [
      ['Composite Deck Board, Driftwood', 20],
      ['Deck Screws 3 in, Green, 350 Pieces', 2],
    ],
  },
  {
    title: ['Safe Home Set', 'Ensemble maison sûre'],
    description: [
      'A camera at the door and an alarm on each of two floors.',
      'Une caméra à la porte et un avertisseur à chacun de deux étages.',
    ],
    percent: 20,
    image: 'smoke-alarm',
    parts: [
      ['Video Doorbell, Wired', 1],
      ['Smoke and CO Alarm, 10-Year Battery', 2],
    ],
  },
];

/** Bundles of materials at their prices of today; every second one belongs to the same week. */
export function bundles(): OwnOffer[] {
  const materials = makeMaterials();
  return kits.map(({ parts, ...kit }, index) => {
    const lines = parts.map(([name, quantity]) => {
      const material = materials.find(({ item }) => item[0] === name);
      if (!material) throw new Error(`The bundle "${kit.title[0]}" contains "${name}", which is no material: correct seed/ownOffers.ts`);
      return { name, name_fr: material.item[1], price: material.item[2], quantity, material_id: material.id };
    });
    return {
      ...kit,
      price: lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
      unit: 'per set',
      category: materials.find(({ id }) => id === lines[0]!.material_id)!.line.category,
      vendor: index % 6,
      evidence: [
        'The regular price is the sum of the parts at their prices of today.',
        'Le prix courant est la somme des articles à leur prix du jour.',
      ],
      parts: lines,
    };
  });
}

type ClearanceLine = readonly [
  title: Texts,
  description: Texts,
  price: number,
  percent: number,
  unit: string,
  category: 'Flooring' | 'Kitchen' | 'Paint' | 'Lighting',
  image: string,
  stock: number,
  condition: OwnOffer['condition'],
  reason: OwnOffer['reason'],
  /** Of the 180 days before the clearance, those at the regular price. */
  days: number,
];

const lines: readonly ClearanceLine[] = [
  [
    ['Wide Plank Maple, Cinder', 'Érable à larges planches, cendre'],
    ['Engineered, 7 in wide, 23 sq ft in a box.', 'Bois d’ingénierie de 7 po, 23 pi² par boîte.'],
    164.5,
    55,
    'per box',
    'Flooring',
    'hardwood',
    21,
    'New',
    'Discontinued',
    171,
  ],
  [
    ['Cork Tile, Honey', 'Carreau de liège, miel'],
    ['Warm underfoot, sealed at the factory.', 'Chaud sous le pied, scellé en usine.'],
    78,
    40,
    'per box',
    'Flooring',
    'vinyl-2',
    20,
    'New',
    'Overstock',
    180,
  ],
  [
    ['Hallway Runner Carpet, Navy', 'Tapis de couloir, marine'],
    ['One piece of 12 ft that lay in the showroom.', 'Une pièce de 12 pi exposée en salle de montre.'],
    219,
    65,
    'each',
    'Flooring',
    'carpet-2',
    1,
    'Display Model',
    'Floor Model',
    140,
  ],
  [
    ['Kitchen Island 48 in, Butcher Block', 'Îlot de cuisine 48 po, bloc de boucher'],
    ['Two drawers and a shelf. Light marks on one leg.', 'Deux tiroirs et une tablette. Marques légères sur une patte.'],
    1290,
    60,
    'each',
    'Kitchen',
    'countertop-2',
    1,
    'Display Model',
    'Floor Model',
    165,
  ],
  [
    ['Wall Cabinet 24 in, Ocean', 'Armoire murale 24 po, océan'],
    ['The colour leaves the catalogue this year.', 'La couleur quitte le catalogue cette année.'],
    286,
    50,
    'each',
    'Kitchen',
    'cabinet-2',
    6,
    'New',
    'Discontinued',
    180,
  ],
  [
    ['Gooseneck Faucet, Copper', 'Robinet col-de-cygne, cuivre'],
    ['Solid brass with a copper finish.', 'Laiton massif au fini cuivre.'],
    338,
    70,
    'each',
    'Kitchen',
    'faucet-2',
    5,
    'New',
    'Discontinued',
    132,
  ],
  [
    ['Apron Sink 30 in, White', 'Évier tablier 30 po, blanc'],
    ['Fireclay, one of the last of its size.', 'Argile réfractaire, parmi les derniers de ce format.'],
    720,
    45,
    'each',
    'Kitchen',
    'sink-2',
    0,
    'New',
    'Overstock',
    158,
  ],
  [
    ['Exterior Paint, Pumpkin', 'Peinture extérieure, citrouille'],
    ['A colour of last fall, in gallons.', 'Une couleur de l’automne dernier, en gallons.'],
    76.5,
    60,
    'per gallon',
    'Paint',
    'paint-2',
    40,
    'New',
    'Previous Season',
    150,
  ],
  [
    ['Chalk Finish, Sage', 'Fini craie, sauge'],
    ['For furniture and doors, without sanding.', 'Pour meubles et portes, sans ponçage.'],
    44.25,
    35,
    'per litre',
    'Paint',
    'stain-2',
    5,
    'New',
    'Overstock',
    180,
  ],
  [
    ['Fence Stain, Winter Grey', 'Teinture à clôture, gris hiver'],
    ['Tinted for last season; lasts three years closed.', 'Teinte de la saison dernière; se garde trois ans fermée.'],
    31.8,
    30,
    'per litre',
    'Paint',
    'stain',
    64,
    'New',
    'Previous Season',
    176,
  ],
  [
    ['Rattan Pendant, 20 in', 'Suspension en rotin, 20 po'],
    ['Hung over the till for a summer.', 'Suspendue au-dessus de la caisse tout un été.'],
    188,
    55,
    'each',
    'Lighting',
    'lighting',
    0,
    'Display Model',
    'Previous Season',
    121,
  ],
  [
    ['Porch Lantern Pair, Bronze', 'Paire de lanternes de porche, bronze'],
    ['Rated for rain and -40 °C.', 'Résistent à la pluie et à -40 °C.'],
    142.9,
    48,
    'per set',
    'Lighting',
    'lighting-2',
    12,
    'New',
    'Overstock',
    169,
  ],
];

/** What has to go; the stock of each says how soon. */
export const clearance: readonly OwnOffer[] = lines.map(
  ([title, description, price, percent, unit, category, image, stock, condition, reason, days], index) => ({
    title,
    description,
    price,
    percent,
    unit,
    category,
    image,
    vendor: index % 8,
    evidence: [
      `The vendor asked this price on ${days} of the 180 days before the clearance.`,
      `Le fournisseur a demandé ce prix pendant ${days} des 180 jours qui ont précédé la liquidation.`,
    ],
    stock,
    condition,
    reason,
    parts: [],
  }),
);
