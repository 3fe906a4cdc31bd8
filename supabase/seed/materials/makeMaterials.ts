import { pictureName } from '../../pictures/Picture.ts';
import { createRandom, type Random } from '../random.ts';
import { baths } from './baths.ts';
import { decking } from './decking.ts';
import { decor } from './decor.ts';
import { doors } from './doors.ts';
import { electrical } from './electrical.ts';
import { flooring } from './flooring.ts';
import { garden } from './garden.ts';
import { hardware } from './hardware.ts';
import { heating } from './heating.ts';
import { kitchens } from './kitchens.ts';
import { lumber } from './lumber.ts';
import { masonry } from './masonry.ts';
import type { Item, MaterialLine } from './MaterialLine.ts';
import { moreLines } from './more/moreLines.ts';
import { openings } from './openings.ts';
import { paint } from './paint.ts';
import { plumbing } from './plumbing.ts';
import { roofing } from './roofing.ts';
import { security } from './security.ts';
import { sinks } from './sinks.ts';
import { tiles } from './tiles.ts';
import { walls } from './walls.ts';
import { vendors } from './vendors.ts';

/** A product of the catalogue with everything that is drawn by lot. */
export interface MaterialSeed {
  id: number;
  line: MaterialLine;
  item: Item;
  brand: string;
  vendor: number;
  place: (typeof vendors)[number]['places'][number];
  image: string;
  rating: number | null;
  reviews: number;
  stock: number;
  /** Earlier prices, the oldest first; the last is today's. */
  history: readonly { weeksBefore: number; price: number }[];
}

const lines = [
  ...lumber,
  ...decking,
  ...hardware,
  ...electrical,
  ...security,
  ...tiles,
  ...flooring,
  ...paint,
  ...decor,
  ...kitchens,
  ...sinks,
  ...baths,
  ...plumbing,
  ...heating,
  ...roofing,
  ...doors,
  ...openings,
  ...walls,
  ...masonry,
  ...garden,
];

/** The six of the specification: the first product of each line, and the vendor that has it. */
const samples: readonly (readonly [family: string, vendor: number])[] = [
  ['lumber', 0],
  ['tools', 1],
  ['dimmer', 2],
  ['tile', 3],
  ['thermostat', 4],
  ['paint', 5],
];

/** Cards below this show what is on the shelf; what is sold out comes later. */
const IN_STOCK_FIRST = 30;

interface Product {
  line: MaterialLine;
  item: Item;
  place: number;
}

/** One of each line in turn, so that neighbours in the catalogue differ. */
function inTurn(from: readonly MaterialLine[]): Product[] {
  const rounds = Math.max(...from.map(({ items }) => items.length));
  return Array.from({ length: rounds }, (_, place) =>
    from.flatMap((line) => (line.items[place] ? [{ line, item: line.items[place], place }] : [])),
  ).flat();
}

/** The six samples, then the others; what came later stands behind, because everything is numbered and drawn by lot in this order. */
function inOrder(): Product[] {
  const all = inTurn(lines);
  const isSample = ({ line, place }: Product) => place === 0 && samples.some(([family]) => family === line.family);
  const first = samples.map(([family]) => all.find((product) => product.place === 0 && product.line.family === family)!);
  return [...first, ...all.filter((product) => !isSample(product)), ...inTurn(moreLines)];
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Two or three earlier prices around today's; about every third thing costs less than it did. */
function makeHistory(price: number, random: Random): MaterialSeed['history'] {
  const factors = random.pickWeighted([
    { weight: 3, value: [0.96, 1.02] },
    { weight: 3, value: [1.04, 0.92] },
    { weight: 2, value: [0.94, 1.08] },
    { weight: 2, value: [1.1, 0.95] },
  ]).value;
  const begins = [40 + Math.floor(random.next() * 12), 14 + Math.floor(random.next() * 20), 1 + Math.floor(random.next() * 11)];
  const before = factors.map((factor) => Math.min(cents(price * factor), 3000));
  return begins.map((weeksBefore, index) => ({ weeksBefore, price: before[index] ?? price }));
}

/** The invented products, always the same. */
export function makeMaterials(): MaterialSeed[] {
  const random = createRandom(70_2026);
  return inOrder().map(({ line, item, place }, index) => {
    const id = index + 1;
    const vendor = samples[index]?.[1] ?? Math.floor(random.next() * vendors.length);
    const places = vendors[vendor]!.places;
    const isRated = id <= IN_STOCK_FIRST || random.next() > 0.04;
    const isSoldOut = id > IN_STOCK_FIRST && random.next() < 0.12;
    return {
      id,
      line,
      item,
      brand: line.brands[place % line.brands.length]!,
      vendor,
      place: index < samples.length ? places[0]! : random.pick(places),
      image: pictureName(item[5]),
      rating: isRated ? Math.round((3.4 + 1.6 * Math.sqrt(random.next())) * 10) / 10 : null,
      reviews: isRated ? 3 + Math.floor(-Math.log(1 - random.next()) * 90) : 0,
      stock: isSoldOut ? 0 : 2 + Math.floor(random.next() * 400),
      history: makeHistory(item[2], random),
    };
  });
}
