import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, glaze, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import type { Tone } from '../tone.ts';
import { FLOOR, foot, lever, turned } from '../parts/taps.ts';

const vessel: Draw = ({ tone: t }) =>
  foot(282, 38, t) +
  turned(282, 82, 27, 256, t) +
  path('M294 128h116q14 0 14 14v18h-24v-6H294z', metal(t)) +
  path('M294 128h116q14 0 14 12H294z', t.pale, 0.7) +
  disc(282, 82, 28, glaze(t), 10) +
  lever('M282 76l-6-36', t, 13);

const handle = (x: number, out: number, t: Tone): string =>
  turned(x, 270, 21, 56, t) + disc(x, 270, 21, glaze(t), 7) + lever(`M${x} 266l${out} -14`, t, 12);

const centreset: Draw = ({ tone: t }) =>
  contact(320, FLOOR + 4, 180, 12) +
  slab(190, 324, 260, 24, t, 12) +
  handle(232, -42, t) +
  handle(408, 42, t) +
  turned(320, 236, 25, 92, t) +
  tube('M320 244q4-56 44-56t44 44v16', 24, t) +
  rect(394, 240, 28, 16, metal(t), 4);

const plate = (x: number, y: number, t: Tone): string => disc(x, y + 4, 34, t.deep) + disc(x, y, 34, outwards(t.pale, t.base, t.dark));

const wallFaucet: Draw = ({ tone: t }) =>
  plate(188, 170, t) +
  plate(452, 170, t) +
  plate(320, 170, t) +
  tube('M320 170v34q0 30 0 62', 26, t) +
  path('M304 210h32l10 84q-26 10-52 0z', metal(t)) +
  rect(296, 288, 48, 10, t.deep, 5) +
  [188, 452].map((x) => disc(x, 168, 20, glaze(t)) + lever(`M${x} 168v58`, t, 13)).join('') +
  line('M312 306v34M320 306v42M328 306v34', '#a9c4cd', 3, true) +
  contact(320, 352, 90, 8);

const head = (x: number, y: number, t: Tone): string =>
  path(`M${x - 14} ${y}h28l34 40h-96z`, metal(t)) + rect(x - 50, y + 38, 100, 10, t.deep, 5);

const trim: Draw = ({ tone: t }) =>
  disc(236, 74, 22, t.deep) +
  disc(236, 72, 22, outwards(t.pale, t.base, t.dark)) +
  tube('M236 72h96q22 0 30 18', 13, t) +
  head(364, 88, t) +
  [0, 1, 2, 3, 4].map((n) => line(`M${328 + n * 18} 144v${20 + (n % 2) * 12}`, '#a9c4cd', 3, true)).join('') +
  disc(300, 222, 54, t.deep) +
  disc(298, 219, 54, outwards(t.pale, t.lit, t.base)) +
  disc(298, 219, 26, glaze(t)) +
  lever('M298 219v-44', t, 15) +
  disc(280, 314, 28, t.deep) +
  path('M270 296h92q22 0 22 22v20h-28v-8q0-8-10-8h-76z', metal(t)) +
  contact(330, 350, 90, 8);

const hand = (t: Tone): string =>
  path('M326 92l44-30 18 22-46 36z', metal(t)) +
  disc(388, 66, 34, t.deep, 26) +
  disc(385, 63, 30, t.dark, 22) +
  disc(383, 61, 22, t.lit, 15);

const slideBar: Draw = ({ tone: t }) =>
  [70, 322].map((y) => slab(270, y - 16, 34, 32, t, 8)).join('') +
  rect(280, 66, 14, 262, metal(t), 7) +
  slab(270, 110, 52, 40, t, 10) +
  path('M306 118l44-30 14 18-42 34z', metal(t)) +
  hand(t) +
  line('M330 118q-6 150 60 166t60-60-70-10-100 76', t.dark, 8, true) +
  line('M330 118q-6 150 60 166t60-60-70-10-100 76', t.lit, 3, true);

const column: Draw = ({ tone: t }) =>
  tube('M240 284V70q0-18 18-18h126q16 0 16 16v12', 14, t) +
  path('M322 96l18-16h120l18 16z', metal(t)) +
  rect(322, 96, 156, 8, t.deep, 4) +
  [0, 1, 2, 3, 4, 5].map((n) => line(`M${340 + n * 24} 112v${28 + (n % 2) * 14}`, '#a9c4cd', 3, true)).join('') +
  rect(150, 280, 180, 36, metal({ ...t, pale: t.lit }), 18) +
  [150, 302].map((x) => rect(x, 276, 30, 44, metal(t), 8)).join('') +
  rect(157, 284, 6, 10, '#b23a2f', 3) +
  rect(314, 284, 6, 10, '#3f7fae', 3) +
  path('M252 190l40-26 10 18-40 28z', metal(t)) +
  disc(306, 166, 24, t.deep, 19) +
  disc(304, 164, 18, t.lit, 13) +
  line('M250 200q-70 60-40 130t70-14', t.dark, 7, true) +
  line('M250 200q-70 60-40 130t70-14', t.lit, 2.4, true);

export const bathTaps = {
  'vessel-faucet': vessel,
  'centreset-faucet': centreset,
  'wall-faucet': wallFaucet,
  'tub-shower-trim': trim,
  'slide-bar': slideBar,
  'shower-column': column,
} satisfies Record<string, Draw>;
