import { disc, line, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, down, outwards, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';
import { porcelain } from '../parts/laid.ts';

/** A stack of square things and one that leans on it, so that both its face and its thickness are seen. */
const stackOf = (
  t: Tone,
  { a, b, h, layers, body = t }: { a: number; b: number; h: number; layers: number; body?: Tone },
  leaning: string,
): string => {
  const s = corner(396, 328);
  const pile = Array.from(
    { length: layers },
    (_, n) =>
      s.left(0, 0, n * (h + 1), b, h, body.dark) +
      s.right(0, 0, n * (h + 1), a, h, body.base) +
      s.top(0, 0, n * (h + 1) + h, a, b, across(t.lit, t.base)),
  );
  return contact(340, 326, 230, 34) + pile.join('') + leaning;
};

const leaningTile = (x: number, y: number, w: number, h: number, t: Tone, shine = true): string =>
  contact(x + w / 2, y + h, w * 0.6, 12) +
  path(`M${x + 8} ${y - 4}h${w}l-8 4h-${w}zM${x + w} ${y}l8-4v${h}l-8 4z`, t.deep) +
  rect(x, y, w, h, across(t.lit, t.base, t.base)) +
  (shine ? path(`M${x} ${y + h * 0.5}L${x + w * 0.6} ${y}h${w * 0.22}L${x} ${y + h * 0.7}z`, t.pale, 0.4) : '') +
  line(`M${x + 1} ${y + h}V${y + 1}H${x + w}`, t.pale, 2);

const speckles = (x: number, y: number, w: number, h: number, colour: string): string =>
  Array.from({ length: 26 }, (_, n) =>
    disc(x + 6 + ((n * 47) % (w - 12)), y + 6 + ((n * 83) % (h - 12)), 1 + (n % 3) * 0.5, colour, undefined, 0.5),
  ).join('');

const slateTile: Draw = ({ tone: t }) =>
  stackOf(
    t,
    { a: 200, b: 120, h: 9, layers: 6 },
    leaningTile(106, 206, 260, 130, t, false) +
      [
        [0, 40],
        [60, 90],
        [30, 124],
      ]
        .map(([dx, dy]) => line(`M${124 + dx!} ${208 + dy! * 0.8}q40-14 70 2t60-6`, mix(t.base, t.dark, 0.8), 2))
        .join('') +
      speckles(112, 212, 248, 118, t.pale),
  );

const floorTile: Draw = ({ tone: t }) =>
  stackOf(t, { a: 160, b: 160, h: 10, layers: 5, body: porcelain }, leaningTile(140, 148, 190, 190, t));

const hexPoints = (cx: number, cy: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((n) => `${cx + r * Math.cos((n * Math.PI) / 3)} ${cy + r * Math.sin((n * Math.PI) / 3)}`).join('L')}z`;

const hexagon: Draw = ({ tone: t }) => {
  const shades = [
    t.base,
    t.lit,
    mix(t.base, t.dark, 0.5),
    mix(t.base, t.lit, 0.5),
    t.base,
    mix(t.lit, t.base, 0.3),
    mix(t.base, t.dark, 0.3),
  ];
  const middles = [
    [320, 206],
    [320, 104],
    [320, 308],
    [231, 155],
    [231, 257],
    [409, 155],
    [409, 257],
  ];
  return (
    contact(326, 330, 190, 40) +
    middles
      .map(
        ([x, y], n) =>
          path(hexPoints(x! + 3, y! + 6, 57), t.deep) +
          path(hexPoints(x!, y!, 57), shades[n]!) +
          path(hexPoints(x! - 1, y! - 2, 52), across(mix(shades[n]!, t.pale, 0.3), shades[n]!)),
      )
      .join('')
  );
};

const subway: Draw = ({ tone: t }) => {
  const tile = (x: number, y: number, w: number) =>
    rect(x, y, w, 58, t.deep, 3) +
    rect(x, y, w - 1, 55, down(t.pale, t.base, t.dark), 3) +
    path(`M${x + 8} ${y + 10}h${w * 0.5}l-10 8h-${w * 0.5 - 14}z`, '#ffffff', 0.8);
  const rows = [0, 1, 2, 3].map((row) =>
    row % 2
      ? tile(140, 80 + row * 64, 56) + tile(202, 80 + row * 64, 118) + tile(326, 80 + row * 64, 118) + tile(450, 80 + row * 64, 56)
      : [0, 1, 2].map((n) => tile(140 + n * 124, 80 + row * 64, 118)).join(''),
  );
  return contact(324, 344, 210, 14) + rect(136, 76, 376, 262, '#bdbab2', 3) + rows.join('');
};

const square: Draw = ({ tone: t }) => {
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [x, y] = [188 + column * 92, 66 + row * 92];
      const shade = mix(t.base, [t.base, t.dark, t.pale][(row * 2 + column) % 3]!, 0.28);
      return (
        rect(x, y, 87, 87, t.deep, 7) +
        rect(x, y, 85, 84, outwards(mix(shade, t.pale, 0.35), shade, mix(shade, t.dark, 0.4)), 7) +
        path(`M${x + 12} ${y + 30 + row * 4}q20-24 44-18l-8 8q-20 2-30 18z`, '#ffffff', 0.35)
      );
    }),
  );
  return contact(326, 344, 170, 14) + rect(182, 60, 280, 280, '#cfc8b8', 3) + cells.join('');
};

const fluted: Draw = ({ tone: t }) => {
  const tile = (x: number) =>
    Array.from({ length: 6 }, (_, n) => rect(x + n * 19, 74, 19, 262, across(t.dark, t.lit, t.pale, t.base, t.dark))).join('') +
    rect(x, 334, 114, 6, t.deep);
  return contact(324, 346, 200, 14) + [138, 262, 386].map(tile).join('');
};

const cork: Draw = ({ tone: t }) =>
  stackOf(
    t,
    { a: 160, b: 160, h: 14, layers: 4 },
    leaningTile(136, 146, 190, 190, t, false) + speckles(140, 150, 182, 182, t.deep) + speckles(148, 156, 170, 170, t.pale),
  );

const vinylTile: Draw = ({ tone: t }) =>
  stackOf(t, { a: 170, b: 150, h: 6, layers: 7 }, leaningTile(132, 150, 200, 186, t, false) + speckles(138, 156, 188, 174, t.dark));

const carpetTile: Draw = ({ tone: t }) => {
  const weave = pattern('weave', 12, 12, line('M1 3h5M7 9h5', t.pale, 1.6) + line('M1 9h5M7 3h5', t.deep, 1.6));
  return (
    weave +
    stackOf(
      t,
      { a: 170, b: 160, h: 12, layers: 5, body: toTone('#3a3a3a') },
      leaningTile(136, 148, 190, 190, t, false) + rect(136, 148, 190, 190, 'url(#weave)', 0, 0.5),
    )
  );
};

export const tiles = {
  'rectangle-tile': slateTile,
  'floor-tile': floorTile,
  'hexagon-tile': hexagon,
  'subway-tile': subway,
  'square-tile': square,
  'fluted-tile': fluted,
  'cork-tile': cork,
  'vinyl-tile': vinylTile,
  'carpet-tile': carpetTile,
} satisfies Record<string, Draw>;
