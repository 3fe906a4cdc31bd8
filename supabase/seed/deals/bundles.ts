import { makeMaterials } from '../materials/makeMaterials.ts';
import type { OwnOffer, Texts } from './OwnOffer.ts';

const kits: readonly {
  title: Texts;
  description: Texts;
  percent: number;
  parts: readonly (readonly [name: string, quantity: number])[];
}[] = [
  {
    title: ['Weekend Bedroom Paint Kit', 'Trousse de peinture de chambre pour un week-end'],
    description: ['Two coats on the walls of a bedroom, primer included.', 'Deux couches aux murs d’une chambre, apprêt compris.'],
    percent: 25,
    parts: [
      ['Interior Eggshell Paint, Birch White', 2],
      ['Drywall Primer', 1],
    ],
  },
  {
    title: ['Powder Room Refresh', 'Salle d’eau remise à neuf'],
    description: ['Basin faucet and black accessories that match.', 'Robinet de lavabo et accessoires noirs assortis.'],
    percent: 20,
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
    parts: [
      ['Smart Thermostat with Room Sensor', 1],
      ['Baseboard Thermostat, Connected', 2],
    ],
  },
  {
    title: ['Small Deck Board and Screw Bundle', 'Ensemble planches et vis pour petite terrasse'],
    description: ['Twenty composite boards and the screws for them.', 'Vingt planches composites et les vis pour les poser.'],
    percent: 15,
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
    const contents = parts.map(([name, quantity]) => {
      const material = materials.find(({ item }) => item[0] === name);
      if (!material)
        throw new Error(`The bundle "${kit.title[0]}" contains "${name}", which is no material: correct seed/deals/bundles.ts`);
      return { material, quantity };
    });
    const lines = contents.map(({ material: { id, item }, quantity }) => ({
      name: item[0],
      name_fr: item[1],
      price: item[2],
      quantity,
      material_id: id,
    }));
    return {
      ...kit,
      price: lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
      unit: 'per set',
      category: contents[0]!.material.line.category,
      pictures: contents.map(({ material }) => material.item[5]),
      vendor: index % 6,
      evidence: [
        'The regular price is the sum of the parts at their prices of today.',
        'Le prix courant est la somme des articles à leur prix du jour.',
      ],
      parts: lines,
    };
  });
}
