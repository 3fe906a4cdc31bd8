import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, grey, steel, toTone, white } from '../tone.ts';
import { digits, slats, fan } from '../parts/machines.ts';

const wallUnit: Draw = () =>
  slab(150, 50, 340, 88, white, 18) +
  rect(162, 112, 316, 18, down('#8f8b83', '#c9c5bb'), 8) +
  line('M176 121h288', '#5f5c56', 3) +
  disc(458, 90, 4, '#7cc48f') +
  digits(400, 82, 0.5, '#c5c0b6') +
  contact(330, 346, 160, 12) +
  slab(198, 172, 246, 168, toTone('#e7e5df'), 8) +
  rect(212, 186, 168, 142, '#cbc8c0', 6) +
  fan(296, 257, 66) +
  slats(392, 196, 40, 9, 15, '#b5b1a7') +
  rect(214, 340, 34, 8, grey.dark) +
  rect(392, 340, 34, 8, grey.dark);

const portable: Draw = () =>
  contact(320, 350, 140, 12) +
  tube('M398 132q70-40 92 40v90', 40, toTone('#d9d6ce')) +
  Array.from({ length: 7 }, (_, n) => line(`M470 ${186 + n * 12}h42`, '#a9a59b', 2)).join('') +
  slab(226, 54, 180, 280, white, 26) +
  rect(248, 72, 136, 34, '#5a6064', 10) +
  slats(258, 80, 116, 3, 9, '#9aa1a4') +
  rect(276, 120, 80, 26, '#1d2225', 8) +
  digits(304, 126, 0.34, '#8fd0a8') +
  slats(254, 176, 124, 10, 13, '#cfcbc2') +
  [252, 380].map((x) => disc(x, 342, 11, '#2c2f31')).join('');

const ventilator: Draw = () =>
  contact(320, 342, 190, 12) +
  [186, 262, 342, 418].map((x) => cylinder(x + 18, 122, 27, 66, across('#868d90', '#e8ebec', '#9aa1a4'), '#4b5154')).join('') +
  slab(160, 112, 320, 222, toTone('#d7dadb'), 8) +
  rect(160, 206, 320, 3, '#8d9396') +
  rect(300, 232, 46, 16, '#3b4043', 6) +
  line('M200 160h60l-14-12m14 12l-14 12', '#c7553f', 6, true) +
  line('M438 160h-60l14-12m-14 12l14 12', '#3f7fae', 6, true) +
  [176, 464].map((x) => disc(x, 318, 5, '#8d9396')).join('');

const stove: Draw = () =>
  contact(320, 350, 150, 12) +
  rect(296, 0, 48, 98, metal(black)) +
  rect(288, 88, 64, 14, black.base, 3) +
  path('M214 112l14-12h184l14 12z', black.lit) +
  slab(204, 110, 232, 190, black, 8) +
  rect(226, 130, 188, 136, '#111315', 12) +
  rect(238, 142, 164, 112, outwards('#ffdf8e', '#f19a3b', '#8a3214'), 8) +
  path('M258 250q-8-42 20-66 2 24 14 26 4-40 34-58-2 34 16 48 6-12 4-24 32 30 20 74z', '#f7c04f') +
  path('M288 250q-2-24 16-40 6 16 14 18 6-10 6-20 22 20 12 42z', '#fff0bd') +
  rect(252, 240, 136, 12, '#4a2c18', 6) +
  tube('M420 178v44', 9, steel) +
  rect(214, 276, 212, 12, black.deep, 4) +
  [222, 402].map((x) => path(`M${x} 300h18l6 48h-18z`, black.base)).join('');

const fireplace: Draw = () =>
  contact(320, 342, 230, 12) +
  slab(122, 84, 396, 250, black, 6) +
  rect(148, 112, 344, 180, '#0e0f10') +
  path('M148 292l40-40h264l40 40z', '#2b1b12') +
  [
    [212, 0],
    [272, 26],
    [330, 6],
    [388, 22],
    [438, 4],
  ]
    .map(
      ([x, up]) =>
        path(`M${x! - 34} 270q-4-${60 + up!} 26-${96 + up!} 0 30 14 34 8-20 6-36 34 40 12 98z`, '#ee8a33') +
        path(`M${x! - 18} 270q-2-36 18-${56 + up!} 4 22 12 26 16 20 4 30z`, '#ffd777'),
    )
    .join('') +
  [182, 270, 360].map((x) => rect(x, 256, 104, 20, across('#3b2516', '#8a5a34', '#3b2516'), 10)).join('') +
  rect(148, 302, 344, 16, black.lit, 4) +
  slats(160, 310, 320, 1, 0, black.deep);

const baseboardHeater: Draw = () =>
  contact(320, 266, 230, 14) +
  path('M102 142l14-12h416l-12 12z', '#ffffff') +
  rect(102, 140, 420, 116, '#b9b5ab', 4) +
  rect(100, 138, 420, 114, down('#ffffff', '#f3f1ec', '#d9d6ce'), 4) +
  rect(112, 148, 396, 16, '#5e5b55', 3) +
  Array.from({ length: 48 }, (_, n) => line(`M${118 + n * 8.1} 149v14`, '#a8a49b', 2)).join('') +
  rect(112, 228, 396, 12, '#8d897f', 3) +
  line('M100 176h420M100 216h420', '#dedad2', 2) +
  line('M146 138v114M474 138v114', '#cfcbc2', 2);

export const heating = {
  'wall-heat-pump': wallUnit,
  'portable-heat-pump': portable,
  ventilator,
  'wood-stove': stove,
  fireplace,
  'baseboard-heater': baseboardHeater,
} satisfies Record<string, Draw>;
