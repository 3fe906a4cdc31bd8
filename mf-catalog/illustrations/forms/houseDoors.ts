import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, grain, metal, outwards, raised, recess, slab, tube, type Draw } from '../studio.ts';
import { black, brass, steel, type Tone } from '../tone.ts';
import { frame, pane } from '../parts/openings.ts';

const sill = (x: number, w: number): string => rect(x, 343, w, 7, '#4b4a46');

const handle = (x: number, y: number, t: Tone): string =>
  rect(x - 8, y - 36, 16, 60, t.deep, 8) +
  rect(x - 8, y - 37, 15, 59, metal(t), 8) +
  disc(x, y, 9, outwards(t.pale, t.base)) +
  disc(x, y - 24, 5, t.deep);

const fullGlass: Draw = ({ tone: t }) =>
  frame(226, 42, 188, 308) + slab(240, 56, 160, 288, t, 1) + pane(268, 82, 104, 236) + handle(386, 214, steel) + sill(232, 176);

const modern: Draw = ({ tone: t }) =>
  frame(222, 42, 196, 308) +
  slab(236, 56, 168, 288, t, 1) +
  [104, 152, 200, 248, 296].map((y) => line(`M240 ${y}h160`, t.dark, 2) + line(`M240 ${y + 2}h160`, t.lit, 1)).join('') +
  pane(258, 84, 26, 232) +
  tube('M376 120v168', 11, steel) +
  [136, 272].map((y) => rect(372, y, 20, 8, steel.dark, 2)).join('') +
  sill(228, 184);

const sidelite: Draw = ({ tone: t }) =>
  frame(170, 42, 300, 308) +
  slab(184, 56, 160, 288, t, 1) +
  [
    [74, 120],
    [212, 114],
  ]
    .map(([y, h]) => [202, 270].map((x) => raised(x, y!, 56, h!, t)).join(''))
    .join('') +
  handle(332, 214, brass) +
  rect(346, 56, 10, 288, '#dcdad3') +
  slab(358, 56, 98, 288, t, 1) +
  pane(374, 74, 66, 170) +
  rect(405, 74, 4, 170, t.base) +
  rect(374, 157, 66, 4, t.base) +
  raised(374, 262, 66, 64, t) +
  sill(176, 288);

const storm: Draw = ({ tone: t }) =>
  frame(226, 42, 188, 308, t) +
  slab(238, 54, 164, 290, t, 1) +
  pane(258, 76, 124, 118) +
  rect(258, 204, 124, 110, '#7f8a8e') +
  Array.from({ length: 12 }, (_, n) => line(`M${264 + n * 10} 206v106`, '#a9b3b7', 1)).join('') +
  Array.from({ length: 10 }, (_, n) => line(`M258 ${212 + n * 11}h124`, '#a9b3b7', 1)).join('') +
  rect(258, 192, 124, 12, t.lit) +
  rect(384, 190, 12, 40, black.base, 4) +
  tube('M380 206h-20', 7, black) +
  rect(276, 324, 86, 10, metal(steel), 5) +
  sill(232, 176);

const edge = (t: Tone): string => contact(324, 350, 110, 12) + path('M402 44l14-8v302l-14 12z', t.deep) + slab(236, 44, 166, 306, t, 1);

const moulded: Draw = ({ tone: t }) =>
  edge(t) +
  [
    [64, 46],
    [124, 92],
    [232, 92],
  ]
    .map(([y, h]) => [256, 326].map((x) => recess(x, y!, 56, h!, t)).join(''))
    .join('') +
  disc(388, 226, 5, t.deep);

const french: Draw = ({ tone: t }) =>
  edge(t) +
  rect(260, 68, 118, 256, down('#eef4f5', '#cfdde1', '#e4edef')) +
  [1, 2].map((n) => rect(260 + n * 39 - 3, 68, 7, 256, t.base) + line(`M${264 + n * 39} 68v256`, t.dark, 1)).join('') +
  [1, 2, 3, 4].map((n) => rect(260, 68 + n * 51 - 3, 118, 7, t.base) + line(`M260 ${72 + n * 51}h118`, t.dark, 1)).join('') +
  line('M260 68h118v256H260z', t.dark, 2) +
  disc(390, 208, 9, black.deep) +
  tube('M390 206h-20', 8, black);

const pocket: Draw = ({ tone: t }) => {
  const stud = (x: number) => rect(x, 62, 18, 282, across('#e8cfa2', '#dcbf8e', '#b9995f'));
  return (
    contact(320, 352, 200, 10) +
    rect(140, 46, 360, 18, '#dcbf8e') +
    rect(140, 60, 360, 4, '#a9854d') +
    rect(148, 66, 344, 7, metal(steel)) +
    [140, 190, 240, 482].map(stud).join('') +
    [126, 210, 294].map((y) => rect(140, y, 118, 9, '#cba878')).join('') +
    [284, 400].map((x) => disc(x, 78, 8, black.base) + rect(x - 5, 78, 10, 16, steel.dark)).join('') +
    slab(232, 92, 214, 252, t, 1) +
    recess(260, 116, 158, 92, t) +
    recess(260, 226, 158, 92, t) +
    rect(424, 206, 12, 44, steel.deep, 6) +
    rect(426, 208, 8, 40, steel.lit, 4)
  );
};

const louvred: Draw = ({ tone: t }) => {
  const fold = (x: number, lift: number) =>
    path(`M${x} ${58 + lift}L${x + 66} ${58 - lift}v288L${x} ${346 + lift}z`, across(t.lit, t.base)) +
    Array.from({ length: 15 }, (_, n) =>
      line(`M${x + 11} ${82 + lift * 0.7 + n * 17}L${x + 55} ${82 - lift * 0.7 + n * 17}`, n === 7 ? t.base : t.deep, n === 7 ? 16 : 4),
    ).join('') +
    line(`M${x + 66} ${58 - lift}v288`, t.deep, 2);
  return (
    contact(320, 352, 160, 12) +
    rect(182, 40, 276, 13, metal(steel), 3) +
    fold(186, 6) +
    fold(252, -6) +
    fold(322, 6) +
    fold(388, -6) +
    grain(188, 62, 12, 280, t, 1) +
    [312, 330].map((x) => disc(x, 206, 6, t.deep)).join('')
  );
};

export const houseDoors = {
  'full-glass-door': fullGlass,
  'modern-door': modern,
  'sidelite-door': sidelite,
  'storm-door': storm,
  'moulded-door': moulded,
  'french-door': french,
  'pocket-door': pocket,
  'louvred-bifold': louvred,
} satisfies Record<string, Draw>;
