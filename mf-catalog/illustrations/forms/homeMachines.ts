import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, brass, grey, steel, toTone, white } from '../tone.ts';
import { digits, slats } from '../parts/machines.ts';

const furnace: Draw = () => {
  const t = toTone('#8f979b');
  return (
    contact(324, 352, 150, 12) +
    path('M420 74l44-24v262l-44 36z', t.deep) +
    path('M226 74l44-24h194l-44 24z', t.pale) +
    slab(226, 74, 196, 274, t, 4) +
    slab(240, 88, 168, 116, t, 4) +
    slab(240, 212, 168, 124, t, 4) +
    slats(258, 106, 132, 5, 11, t.deep) +
    rect(258, 168, 60, 22, '#1d2225', 4) +
    digits(270, 172, 0.34, '#8fd0a8') +
    slats(258, 276, 132, 4, 12, t.deep) +
    rect(304, 232, 40, 10, t.deep, 5) +
    path('M282 50V0h104v50z', across('#b9c0c2', '#e6e8e8', '#9aa2a4')) +
    line('M282 34h104', '#8f979b', 3)
  );
};

const convector: Draw = ({ tone: t }) =>
  contact(324, 332, 210, 12) +
  path('M502 84l22-12v220l-22 16z', t.deep) +
  path('M138 84l22-12h364l-22 12z', t.pale) +
  slab(138, 84, 366, 222, t, 8) +
  Array.from({ length: 13 }, (_, n) => rect(162 + n * 24.5, 100, 14, 10, t.deep, 5)).join('') +
  Array.from({ length: 13 }, (_, n) => rect(162 + n * 24.5, 282, 14, 10, t.deep, 5)).join('') +
  rect(420, 132, 60, 44, '#1d2225', 6) +
  digits(432, 142, 0.54, '#f0b45a') +
  [0, 1].map((n) => disc(438 + n * 26, 196, 8, t.deep) + disc(438 + n * 26, 194, 7, t.pale)).join('') +
  [156, 200, 244].map((x, n) => line(`M${x} ${72 - n * 3}q10-14 0-26t0-24`, '#d9a06a', 5, true, 0.7)).join('');

const pelletStove: Draw = () =>
  contact(322, 352, 140, 12) +
  path('M404 68l34-22v274l-34 26z', black.deep) +
  path('M232 68l34-22h172l-34 22z', black.lit) +
  slab(232, 68, 172, 278, black, 8) +
  rect(252, 116, 132, 136, '#121314', 8) +
  rect(258, 122, 120, 124, outwards('#ffd98a', '#e8872e', '#5a2412'), 6) +
  path('M318 236q-42-20-24-60 8 18 16 10-8-32 22-54 2 30 20 42 8-10 4-22 22 24 10 56-8 20-48 28z', '#ffe9a8') +
  slats(256, 276, 124, 4, 10, '#5a6064') +
  rect(266, 84, 104, 14, '#1d2225', 4) +
  disc(386, 182, 6, steel.lit) +
  path('M292 46h84l-10-16h-64z', '#17191b') +
  path('M448 300h70l-8 44h-54z', '#e8dcc6') +
  Array.from({ length: 14 }, (_, n) => rect(452 + ((n * 17) % 56), 290 + ((n * 5) % 12), 12, 6, n % 2 ? '#a87b50' : '#8a6238', 3)).join('');

const dehumidifier: Draw = () =>
  contact(322, 350, 130, 12) +
  path('M410 60l32-16v268l-32 26z', '#aeb3b4') +
  path('M232 60l32-16h178l-32 16z', '#ffffff') +
  slab(232, 60, 180, 278, toTone('#e6e8e8'), 14) +
  rect(254, 80, 136, 44, '#22272a', 8) +
  digits(276, 90, 0.52, '#6fb6d6') +
  path('M352 90q14 18 14 24a14 12 0 0 1-28 0q0-6 14-24z', '#6fb6d6') +
  Array.from({ length: 8 }, (_, n) => line(`M256 ${142 + n * 12}h132`, '#b4babb', 5, true)).join('') +
  rect(252, 244, 140, 82, '#b9d0d6', 10) +
  path('M254 282q18-12 34 0t34 0 34 0 34 0v34q0 10-10 10H264q-10 0-10-10z', '#6fa9c4') +
  rect(300, 252, 44, 10, '#8fa9b2', 5) +
  [258, 380].map((x) => disc(x, 344, 10, '#22272a', 8)).join('');

const furnaceFilter: Draw = () => {
  const media = toTone('#e6e4df');
  return (
    contact(326, 344, 200, 14) +
    path('M486 92l26-14v232l-26 24z', '#5f86a3') +
    path('M150 92l26-14h336l-26 14z', '#a9c6da') +
    rect(150, 92, 336, 242, '#7fa6c2', 3) +
    rect(170, 110, 296, 206, media.dark) +
    Array.from({ length: 21 }, (_, n) => rect(170 + n * 14.1, 110, 14, 206, across(media.pale, media.base, media.dark))).join('') +
    line('M170 110l296 206M466 110L170 316', '#b9b4a8', 3) +
    line('M170 213h296M268 110v206M368 110v206', '#c9c4b8', 2) +
    path('M392 296h56M448 296l-12-9v18z', '#3f6f93') +
    rect(176, 97, 90, 8, '#fbfaf6', 3)
  );
};

const heatingMat: Draw = () =>
  contact(330, 340, 230, 16) +
  path('M120 336L226 216h300l-44 120z', '#dfe2e0') +
  Array.from({ length: 9 }, (_, n) => line(`M${140 + n * 40} 332l${92 - n * 6}-114`, '#c3c8c6', 2)).join('') +
  line('M150 326h318q10-10-2-18H174q-8-10 4-18h286q10-10 0-18H206q-8-10 4-16h256q8-10 0-16H232', '#c9472f', 5, true) +
  path('M220 128h292q32 0 32 46t-32 46H220z', down('#f4f5f3', '#dfe2e0', '#a9aeac')) +
  line('M236 146h280M236 166h284M236 186h280', '#c9472f', 4, true) +
  disc(220, 174, 34, '#eceeec', 46) +
  [28, 20, 12].map((r) => line(`M${220 - r * 0.6} 174a${r * 0.7} ${r} 0 1 1 2 8`, '#8f979b', 2)).join('') +
  line('M120 336q-30 0-34-40', '#17191b', 7, true);

const tankless: Draw = () =>
  contact(320, 352, 110, 10) +
  path('M404 56l26-14v240l-26 18z', '#aeb3b4') +
  path('M232 56l26-14h172l-26 14z', '#ffffff') +
  slab(232, 56, 174, 244, toTone('#e6e8e8'), 12) +
  rect(262, 76, 114, 50, '#22272a', 8) +
  digits(282, 88, 0.54, '#f0b45a') +
  path('M352 88q14 14 10 26-4 8-12 8t-10-10q4-2 6-8z', '#e8872e') +
  rect(262, 256, 114, 10, '#c3c8c6', 5) +
  [258, 294, 342, 378].map((x, n) => rect(x - 8, 298, 16, 46, metal([toTone('#c8743f'), toTone('#c8743f'), brass, grey][n]!), 3)).join('') +
  rect(296, 20, 44, 30, white.dark, 4);

const softener: Draw = () => {
  const tank = toTone('#3f627f');
  return (
    contact(320, 352, 190, 12) +
    path('M176 142h132v196q0 10-10 10H186q-10 0-10-10z', across('#2a2d2f', '#5a6064', '#3a3f42', '#1d2022')) +
    path('M168 142l16-24h116l16 24z', '#4b5256') +
    path('M188 118h108v10H188z', '#6d7478') +
    rect(204, 190, 76, 44, '#fbfaf6', 4) +
    [0, 1, 2].map((n) => rect(220 + n * 16, 206, 11, 11, '#c9cdcf', 2)).join('') +
    path('M356 150q0-44 46-44t46 44v186q0 12-12 12h-68q-12 0-12-12z', across(tank.deep, tank.base, tank.lit, tank.base, tank.deep)) +
    slab(352, 56, 100, 62, black, 10) +
    rect(368, 68, 68, 28, '#1d2a24', 4) +
    digits(380, 72, 0.42, '#8fd0a8') +
    tube('M352 104h-26v-50', 11, toTone('#c8743f')) +
    tube('M452 104h30v-50', 11, toTone('#c8743f')) +
    line('M360 118q-60 10-70 24', '#dfe2e0', 5, true)
  );
};

const pressureTank: Draw = () => {
  const t = toTone('#2f7fb2');
  return (
    contact(320, 352, 130, 12) +
    path('M262 318h116l12 30H250z', '#23282b') +
    path('M232 150q0-88 88-88t88 88v126q0 60-88 60t-88-60z', across(t.deep, t.base, t.pale, t.base, t.deep)) +
    line('M232 204q88 34 176 0', t.deep, 3) +
    rect(276, 226, 88, 50, '#fbfaf6', 4) +
    rect(288, 238, 64, 8, t.base, 3) +
    rect(310, 48, 20, 18, metal(steel), 3) +
    tube('M320 334h120', 16, brass) +
    disc(452, 296, 26, steel.dark) +
    disc(450, 294, 23, '#fbfaf6') +
    line('M450 294l10-12', '#b23a2f', 3) +
    rect(444, 316, 12, 20, brass.base)
  );
};

export const homeMachines = {
  furnace,
  convector,
  'pellet-stove': pelletStove,
  dehumidifier,
  'furnace-filter': furnaceFilter,
  'heating-mat': heatingMat,
  'tankless-heater': tankless,
  'water-softener': softener,
  'pressure-tank': pressureTank,
} satisfies Record<string, Draw>;
