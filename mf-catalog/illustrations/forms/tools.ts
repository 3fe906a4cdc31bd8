import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, steel, toTone } from '../tone.ts';

const accent = toTone('#2f6f5f');

/** A drill of two materials: body and grip. */
const drill: Draw = () =>
  contact(330, 348, 220, 16) +
  rect(392, 250, 116, 92, accent.deep, 10) +
  slab(388, 246, 116, 92, accent, 10) +
  rect(414, 234, 62, 14, '#26292b', 6) +
  rect(400, 270, 90, 9, black.base) +
  rect(426, 300, 40, 16, '#e8e6e0', 4) +
  path('M300 190l34-4 16 96h-62z', across('#3b3f42', '#1d1f21')) +
  line('M312 206l10 66', '#5d6265', 5, true) +
  path('M270 282h96l6 56q0 6-8 6H268q-8 0-6-8z', down('#3b3f42', '#191b1d')) +
  rect(282, 300, 60, 26, accent.base, 4) +
  path('M216 118h138q34 4 36 40t-36 40H232q-18 0-18-18z', down(accent.lit, accent.base, accent.deep)) +
  [356, 366, 376].map((x) => line(`M${x} 136v44`, accent.deep, 3)).join('') +
  rect(232, 136, 96, 14, accent.pale, 7, 0.4) +
  path('M282 198h20l-8 34q-14-8-12-34z', '#c2473b') +
  rect(184, 128, 36, 60, '#2a2d2f', 6) +
  path('M148 138h38v40h-38l-10-10v-20z', metal(steel)) +
  rect(104, 154, 38, 8, metal(steel), 2);

const sockets: Draw = () => {
  const rowOf = (y: number, n: number, r: number, from: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        disc(from + i * (r * 2 + 7), y, r, outwards(steel.pale, steel.base, steel.deep)) +
        disc(from + i * (r * 2 + 7), y, r * 0.5, '#2b2f31'),
    ).join('');
  return (
    contact(320, 348, 230, 14) +
    slab(116, 58, 408, 286, toTone('#33373a'), 18) +
    rect(130, 72, 380, 258, '#1f2224', 10) +
    rect(280, 336, 80, 12, accent.base, 5) +
    rowOf(100, 7, 18, 178) +
    rowOf(146, 8, 15, 172) +
    rowOf(186, 8, 13, 178) +
    tube('M160 236h210', 20, steel) +
    disc(378, 236, 28, steel.deep) +
    disc(376, 233, 27, outwards(steel.pale, steel.base, steel.dark)) +
    disc(376, 233, 13, '#33373a') +
    rect(152, 225, 92, 22, '#17191a', 10) +
    tube('M160 286h130', 15, steel) +
    rect(154, 277, 62, 18, '#17191a', 9) +
    rowOf(288, 4, 14, 350) +
    tube('M440 226h44', 12, steel) +
    tube('M440 252h44', 12, steel)
  );
};

const wooden = toTone('#c08a52');

const tileTools: Draw = () =>
  contact(320, 344, 220, 12) +
  path('M142 96h196v92H142z', steel.dark) +
  path('M138 90h196v90H138z', down(steel.pale, steel.base)) +
  Array.from({ length: 12 }, (_, n) => rect(140 + n * 16.4, 176, 9, 12, steel.base)).join('') +
  rect(206, 70, 60, 16, steel.dark) +
  slab(170, 48, 136, 26, wooden, 13) +
  path('M384 202l74-78 52 40-80 76z', steel.dark) +
  path('M380 196l74-78 52 40-80 76z', across(steel.lit, steel.pale, steel.base)) +
  tube('M404 218l-24 34-18 6', 9, steel) +
  tube('M362 260l-56 54', 26, wooden) +
  slab(132, 238, 142, 72, toTone('#c9603f'), 6) +
  rect(132, 300, 142, 12, '#e7e2d6', 3) +
  slab(158, 212, 90, 24, wooden, 12) +
  [0, 1, 2, 3]
    .map((n) =>
      place(
        398 + (n % 2) * 62,
        280 + Math.floor(n / 2) * 38,
        rect(-18, -5, 36, 10, '#f1d36b', 3) + rect(-5, -18, 10, 36, '#f1d36b', 3),
        0.8,
      ),
    )
    .join('');

const chisels: Draw = () =>
  contact(326, 348, 220, 12) +
  [0, 1, 2, 3, 4]
    .map((n) => {
      const x = 146 + n * 44;
      const w = 12 + n * 4;
      return (
        rect(x - 11, 60, 22, 98, across(wooden.deep, wooden.base, wooden.pale, wooden.dark), 9) +
        rect(x - 12, 56, 24, 12, metal(steel), 4) +
        rect(x - 9, 152, 18, 16, metal(toTone('#c9a24e')), 3) +
        path(`M${x - 4} 168h8l${w / 2 - 4} 30v116l-${w} 12V198z`, metal(steel))
      );
    })
    .join('') +
  path('M352 318l14-52h146q16 6 18 52z', down('#5a6064', '#24282b')) +
  rect(340, 316, 196, 16, metal(steel), 3) +
  path('M420 318l56-102 18 10-50 92z', metal(steel)) +
  disc(384, 254, 22, outwards(wooden.pale, wooden.base, wooden.deep)) +
  path('M470 262q14-58 52-52 22 10 0 62z', across(wooden.lit, wooden.base, wooden.deep));

export const tools = {
  'drill-set': drill,
  'socket-set': sockets,
  'tile-tools': tileTools,
  'chisel-set': chisels,
} satisfies Record<string, Draw>;
