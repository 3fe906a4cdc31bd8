import { bundles } from './bundles.ts';
import { clearance } from './clearance.ts';
import type { OwnOffer } from './OwnOffer.ts';
import { makeMaterials, type MaterialSeed } from '../materials/makeMaterials.ts';
import { groupName } from '../../pictures/Picture.ts';
import { insert, seedId } from '../sql.ts';

/** Offers of materials: how many weeks or days take turns, and the percent off of each offer of a turn. */
interface Plan {
  kind: 'weekly' | 'flash' | 'daily' | 'featured' | 'flyer';
  runs: 'week' | 'day';
  turns: number;
  percents: readonly number[];
  /** The flyer has so many offers from each of these categories; other kinds take what is left. */
  categories?: readonly string[];
  /** Pieces of a limited offer, in turn. */
  pieces?: readonly number[];
}

const plans: readonly Plan[] = [
  {
    kind: 'flyer',
    runs: 'week',
    turns: 3,
    percents: [30, 20],
    categories: [
      'Lumber & Wood',
      'Flooring & Tiles',
      'Hardware & Tools',
      'Kitchen Cabinets & Counters',
      'Bath & Vanities',
      'Doors & Windows',
    ],
  },
  { kind: 'weekly', runs: 'week', turns: 4, percents: [40, 30, 25] },
  { kind: 'flash', runs: 'day', turns: 3, percents: [70, 60, 45], pieces: [100, 60, 40] },
  { kind: 'daily', runs: 'day', turns: 3, percents: [35, 30, 25] },
  { kind: 'featured', runs: 'week', turns: 2, percents: [30, 25, 20, 15] },
];

const WEEKS = 26;
const cents = (dollars: number) => Math.round(dollars * 100);
const off = (price: number, percent: number) => Math.floor((cents(price) * (100 - percent)) / 100) / 100;

/** Of the last 26 weeks, those in which the material cost at least what it costs today. The running week counts as one. */
function weeksAsked({ item, history }: MaterialSeed): number {
  const price = item[2];
  return Array.from({ length: WEEKS }, (_, weeksBefore) => {
    const then = history.findLast((change) => change.weeksBefore >= weeksBefore + 1) ?? history[0];
    return (then?.price ?? price) >= price;
  }).filter(Boolean).length;
}

const amount = (price: number) => price.toFixed(2);
const french = (price: number) => `${amount(price).replace('.', ',')}\u00a0$`;

/** Only what is on the shelf at a price that was asked long enough may be an offer. */
const mayBeOffered = (material: MaterialSeed) => material.stock > 0 && material.rating !== null && weeksAsked(material) >= 16;

function materialRows(): (readonly (string | number | boolean | null)[])[] {
  const left = makeMaterials().filter(mayBeOffered);
  const take = (category: string | undefined, pictures: Set<string>): MaterialSeed => {
    const index = left.findIndex(({ line, image }) => (!category || line.category === category) && !pictures.has(image));
    if (index < 0) throw new Error(`No material is left for an offer${category ? ` of ${category}` : ''}: shorten a plan in seed/deals.ts`);
    const [material] = left.splice(index, 1);
    pictures.add(material!.image);
    return material!;
  };
  return plans.flatMap(({ kind, runs, turns, percents, categories = [undefined], pieces }) =>
    Array.from({ length: turns }, (_, turn) => {
      const pictures = new Set<string>();
      return categories.flatMap((category) =>
        percents.map((percent, place) => {
          const material = take(category, pictures);
          const { id, item, line, image, rating, vendor } = material;
          const total = pieces?.[place] ?? null;
          const sold = total === null ? 0 : Math.round(total * [0.62, 0.85, 0.3][(place + turn) % 3]!);
          const weeks = weeksAsked(material);
          return [
            seedId(`deal ${kind} ${turn} ${category ?? ''} ${place}`),
            kind,
            seedId(`vendor ${vendor}`),
            id,
            item[0],
            item[1],
            `${line.description[0]} ${item[3]}`,
            `${line.description[1]} ${item[4]}`,
            item[2],
            off(item[2], percent),
            line.unit,
            line.category,
            image,
            rating,
            runs,
            turn,
            turns,
            null,
            total,
            sold,
            null,
            null,
            '[]',
            `The vendor asked $${amount(item[2])} or more in ${weeks} of the last ${WEEKS} weeks.`,
            `Le fournisseur a demandé ${french(item[2])} ou plus pendant ${weeks} des ${WEEKS} dernières semaines.`,
            true,
            true,
          ];
        }),
      );
    }).flat(),
  );
}

function ownRow(kind: 'bundle' | 'clearance', offer: OwnOffer, index: number, turns: number) {
  const {
    title,
    description,
    price,
    percent,
    category,
    pictures,
    vendor,
    evidence,
    stock = null,
    condition = null,
    reason = null,
    parts,
  } = offer;
  return [
    seedId(`deal ${kind} ${index}`),
    kind,
    seedId(`vendor ${vendor}`),
    null,
    ...title,
    ...description,
    price,
    off(price, percent),
    offer.unit,
    category,
    groupName(pictures),
    null,
    kind === 'bundle' ? 'week' : 'stock',
    index % turns,
    turns,
    stock,
    null,
    0,
    condition,
    reason,
    JSON.stringify(parts),
    ...evidence,
    true,
    true,
  ];
}

const columns = `id, kind, vendor_id, material_id, title, title_fr, description, description_fr, original_price, sale_price, unit, category,
  image, rating, runs, turn, turns, stock, total_stock, sold_count, condition, reason, parts, regular_price_evidence,
  regular_price_evidence_fr, published, is_sample`;

/** Offers that recur by week or by day for ever, and clearance that lasts as long as its stock. */
export const dealsSeed = (): string =>
  insert('deals', columns, [
    ...materialRows(),
    ...bundles().map((offer, index) => ownRow('bundle', offer, index, 2)),
    ...clearance.map((offer, index) => ownRow('clearance', offer, index, 1)),
  ]);
