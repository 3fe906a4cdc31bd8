import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, glaze, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, type Tone } from '../tone.ts';
import { FLOOR, foot, lever, turned } from '../parts/taps.ts';

const gooseneck: Draw = ({ tone: t }) =>
  foot(262, 34, t) +
  turned(262, 222, 22, 118, t) +
  tube('M262 222V132a76 76 0 0 1 152 0v24', 25, t) +
  rect(399, 150, 30, 58, metal(t), 5) +
  rect(401, 202, 26, 10, t.deep, 4) +
  disc(290, 288, 15, metal(t)) +
  lever('M296 288l44-30', t);

const pullDown: Draw = ({ tone: t }) =>
  foot(262, 36, t) +
  turned(262, 236, 25, 104, t) +
  tube('M262 236V128a70 70 0 0 1 140 0v10', 27, t) +
  path('M386 132h32l8 84q-24 10-48 0z', metal(t)) +
  rect(378, 206, 48, 12, black.base, 5) +
  rect(408, 160, 7, 30, black.base, 3) +
  disc(292, 272, 14, metal(t)) +
  lever('M298 272h20l24-54', t);

const touchless: Draw = ({ tone: t }) =>
  foot(262, 34, t) +
  turned(262, 180, 24, 160, t) +
  tube('M262 182V122q0-40 40-40h62q46 0 46 46v14', 28, t) +
  rect(394, 138, 32, 48, metal(t), 5) +
  rect(250, 208, 24, 38, '#101214', 10) +
  disc(262, 220, 5, '#5fb4d8') +
  disc(262, 236, 4, '#3b3f42') +
  [0, 1, 2].map((n) => line(`M${226 - n * 14} ${210 - n * 5}q-8 16 0 32`, '#8b99a0', 4, true)).join('');

const leverFaucet: Draw = ({ tone: t }) =>
  contact(300, FLOOR + 4, 120, 12) +
  slab(214, 332, 168, 16, t, 8) +
  turned(298, 236, 32, 98, t) +
  tube('M298 262q40-62 122-58v20', 24, t) +
  rect(406, 212, 28, 22, metal(t), 4) +
  disc(298, 236, 33, glaze(t), 16) +
  lever('M298 226l-34-68', t, 18);

const cross = (x: number, y: number, t: Tone): string =>
  tube(`M${x - 26} ${y}h52`, 9, t) +
  tube(`M${x - 9} ${y + 6}l18-12`, 8, t) +
  disc(x - 28, y, 6, glaze(t)) +
  disc(x + 28, y, 6, glaze(t)) +
  disc(x, y - 4, 9, outwards(t.pale, t.base));

const bridge: Draw = ({ tone: t }) =>
  [224, 384].map((x) => foot(x, 24, t) + turned(x, 262, 15, 78, t)).join('') +
  tube('M224 268h160', 20, t) +
  turned(304, 240, 17, 40, t) +
  tube('M304 244V150a52 52 0 0 1 104 0v22', 20, t) +
  rect(396, 166, 24, 18, metal(t), 3) +
  [224, 384].map((x) => turned(x, 246, 11, 20, t) + cross(x, 240, t)).join('') +
  foot(476, 18, t) +
  rect(466, 264, 20, 76, metal(t), 4) +
  path('M464 228h24l-3 38h-18z', metal(t));

const basinFaucet: Draw = ({ tone: t }) =>
  foot(300, 38, t) +
  turned(300, 178, 29, 162, t) +
  path('M312 214h96q16 0 16 16v16h-26v-8h-86z', metal(t)) +
  path('M312 214h96q16 0 16 14H312z', t.pale, 0.7) +
  disc(300, 178, 30, glaze(t), 12) +
  path('M286 166h-4l-12-52q10-12 34-6l14 58z', glaze(t));

const widespread: Draw = ({ tone: t }) =>
  [186, 454].map((x) => foot(x, 28, t) + turned(x, 276, 17, 62, t) + cross(x, 262, t)).join('') +
  foot(320, 32, t) +
  turned(320, 250, 20, 88, t) +
  tube('M320 254v-46q0-66 58-66t58 62v8', 24, t) +
  rect(421, 208, 30, 18, metal(t), 4);

const tubFiller: Draw = ({ tone: t }) =>
  foot(260, 44, t, 8) +
  rect(252, 108, 17, 236, metal(t)) +
  turned(260, 168, 17, 60, t) +
  tube('M260 112V94q0-36 42-36t46 40v20', 20, t) +
  lever('M276 196h42', t, 13) +
  tube('M246 176h-34v38', 9, t) +
  rect(203, 204, 18, 66, metal(t), 8) +
  line('M212 270q-10 70 24 66t20-82', t.dark, 6, true) +
  line('M212 270q-10 70 24 66t20-82', t.lit, 2, true);

const showerSet: Draw = ({ tone: t }) =>
  slab(236, 236, 52, 52, t, 26) +
  slab(236, 306, 52, 40, t, 20) +
  disc(262, 262, 14, metal(t)) +
  lever('M262 262l26 14', t, 9) +
  tube('M262 228V82q0-20 20-20h120q18 0 18 18v16', 15, t) +
  path('M340 108q80-26 160 0z', metal(t)) +
  path('M330 108h180l-6 14H336z', metal(t)) +
  rect(336, 120, 168, 5, t.deep) +
  [0, 1, 2, 3, 4, 5, 6].map((n) => line(`M${352 + n * 23} 130v${26 + (n % 2) * 16}`, '#a9c4cd', 3, true)).join('') +
  rect(372, 192, 12, 148, metal(t), 6) +
  path('M356 222l44-24 12 20-44 26z', metal(t)) +
  disc(408, 196, 26, t.deep, 20) +
  disc(406, 194, 22, t.dark, 16) +
  line('M362 246q-40 120 20 96t-90-32', t.dark, 5, true);

export const faucets = {
  'gooseneck-faucet': gooseneck,
  'pull-down-faucet': pullDown,
  'touchless-faucet': touchless,
  'lever-faucet': leverFaucet,
  'bridge-faucet': bridge,
  'basin-faucet': basinFaucet,
  'widespread-faucet': widespread,
  'tub-filler': tubFiller,
  'shower-set': showerSet,
} satisfies Record<string, Draw>;
