import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, mix, steel, toTone, type Tone } from '../tone.ts';

const cord = (x: number, y: number): string => line(`M${x} 0v${y}`, '#26272a', 5) + rect(x - 13, y - 8, 26, 34, metal(black), 5);

const glassPendant: Draw = ({ tone: t }) =>
  cord(320, 92) +
  path('M292 120q-88 40-88 122 0 92 116 92t116-92q0-82-88-122z', outwards(mix(t.pale, '#fff2c8', 0.6), t.lit, t.base)) +
  disc(320, 236, 30, '#fff3cf', 38) +
  rect(310, 180, 20, 26, '#8d7440', 3) +
  path('M232 226q10-60 56-84-30 40-34 90z', '#ffffff', 0.4) +
  disc(320, 326, 50, t.dark, 9) +
  disc(320, 324, 46, mix(t.pale, '#fff2c8', 0.5), 7);

const rattan: Draw = () => {
  const t = toTone('#c79a5e');
  const ribs = Array.from({ length: 13 }, (_, n) =>
    line(`M320 126Q${320 + (n - 6) * 20} 136 ${320 + (n - 6) * 27} 290`, n % 2 ? t.dark : t.lit, 3),
  ).join('');
  const hoops = [0, 1, 2, 3, 4, 5, 6]
    .map((n) => line(`M${262 - n * 13} ${150 + n * 21}q${58 + n * 13} ${14 + n * 3} ${116 + n * 26} 0`, n % 2 ? t.base : t.deep, 5))
    .join('');
  return (
    cord(320, 104) +
    path('M286 126h68q96 30 118 166-152 44-304 0 22-136 118-166z', outwards('#fff1cf', '#e7c58f', '#b9884a')) +
    disc(320, 236, 30, '#fff6de') +
    ribs +
    hoops +
    line('M168 292q152 44 304 0', t.dark, 11, true) +
    line('M168 290q152 42 304 0', t.pale, 4, true) +
    rect(290, 118, 60, 12, t.dark, 4)
  );
};

const recessed: Draw = () =>
  contact(320, 344, 180, 12) +
  disc(290, 206, 150, '#aaa69b', 116) +
  disc(286, 198, 150, outwards('#ffffff', '#f6f5f1', '#d4d1c8'), 116) +
  disc(286, 198, 112, '#bdb9ae', 86) +
  disc(286, 199, 108, outwards('#ffffff', '#fff6dc', '#fbe6ae'), 82) +
  slab(424, 232, 92, 62, toTone('#b9bec0'), 6) +
  line('M394 262q20-20 34 0', '#3a3d40', 6, true) +
  [0, 1, 2].map((n) => line(`M516 ${246 + n * 15}h20`, ['#26272a', '#f4f4f2', '#c8743f'][n]!, 4)).join('') +
  [
    [146, 144],
    [146, 254],
  ]
    .map(([x, y]) => tube(`M${x} ${y}l-16-22`, 8, steel))
    .join('');

const lantern = (x: number, t: Tone): string =>
  slab(x - 84, 116, 22, 132, t, 6) +
  tube(`M${x - 66} 142q30-52 66-24v16`, 10, t) +
  path(`M${x - 46} 160l46-38 46 38z`, across(t.lit, t.base, t.deep)) +
  path(`M${x - 38} 166h76l-12 118h-52z`, outwards('#fff7dd', '#f8dd98', '#d9b676')) +
  disc(x, 232, 12, '#fffdf2', 22) +
  line(`M${x - 38} 164l12 120M${x + 38} 164l-12 120M${x} 164v120`, t.base, 6) +
  rect(x - 48, 158, 96, 9, metal(t), 3) +
  rect(x - 32, 282, 64, 10, metal(t), 3) +
  path(`M${x - 12} 292h24l-12 18z`, t.dark);

const wallLantern: Draw = ({ tone: t }) => contact(334, 342, 90, 8) + lantern(338, t);

const porchLantern: Draw = ({ tone: t, count }) => Array.from({ length: count }, (_, n) => lantern(256 + n * 188, t)).join('');

export const lighting = {
  'glass-pendant': glassPendant,
  'rattan-pendant': rattan,
  'recessed-light': recessed,
  'wall-lantern': wallLantern,
  'porch-lantern': porchLantern,
} satisfies Record<string, Draw>;
