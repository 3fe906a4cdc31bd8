import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, slab, tube, type Draw } from '../studio.ts';
import { brass, mix, steel, toTone } from '../tone.ts';
import { pull, front, toeKick, box } from '../parts/cabinetry.ts';

const baseCabinet: Draw = ({ tone: t }) =>
  box(186, 92, 248, 240, t) +
  toeKick(186, 248) +
  front(191, 98, 238, 46, t, false) +
  front(191, 150, 117, 178, t, false) +
  front(312, 150, 117, 178, t, false) +
  pull(310, 121, false, brass) +
  pull(294, 176, true, brass) +
  pull(326, 176, true, brass);

const sinkBase: Draw = ({ tone: t }) =>
  box(170, 92, 284, 240, t) +
  toeKick(170, 284) +
  front(175, 98, 274, 46, t, true) +
  front(175, 150, 135, 178, t, true) +
  front(314, 150, 135, 178, t, true) +
  pull(296, 168, true, steel) +
  pull(328, 168, true, steel);

const wallCabinet: Draw = ({ tone: t }) =>
  path('M440 62l22-12v254l-22 18z', t.deep) +
  path('M184 62l22-12h256l-22 12z', t.lit) +
  contact(318, 334, 150, 8) +
  rect(184, 62, 256, 260, t.dark) +
  front(189, 67, 121, 250, t, false) +
  front(314, 67, 121, 250, t, false) +
  pull(298, 266, true, steel) +
  pull(326, 266, true, steel);

const pantry: Draw = ({ tone: t }) =>
  box(232, 40, 164, 298, t) +
  toeKick(232, 164) +
  front(237, 45, 76, 186, t, false) +
  front(316, 45, 76, 186, t, false) +
  front(237, 235, 76, 95, t, false) +
  front(316, 235, 76, 95, t, false) +
  [
    [302, 170],
    [326, 170],
    [302, 252],
    [326, 252],
  ]
    .map(([x, y]) => pull(x!, y!, true, brass))
    .join('');

const drawerBase: Draw = ({ tone: t }) =>
  box(200, 92, 224, 240, t) +
  toeKick(200, 224) +
  [
    [98, 56],
    [158, 82],
    [244, 84],
  ]
    .map(([y, h]) => front(205, y!, 214, h!, t, false) + pull(312, y! + h! / 2, false, brass))
    .join('');

const cornerCabinet: Draw = ({ tone: t }) => {
  const shelf = (y: number) => disc(322, y, 84, '#8a8377', 17) + disc(322, y - 5, 84, '#ded6c6', 17);
  return (
    contact(322, 350, 190, 14) +
    path('M150 108l172-38 172 38v222l-172 20-172-20z', t.dark) +
    path('M150 108l172-38 172 38-172 26z', across('#ffffff', '#e6e2d8')) +
    path('M212 128l110 18v190l-110-14z', '#5d564b') +
    path('M432 128l-110 18v190l110-14z', '#4d473e') +
    shelf(206) +
    shelf(290) +
    disc(300, 194, 20, '#b06a3a', 24) +
    disc(348, 196, 18, '#3f6634', 20) +
    disc(306, 274, 28, '#a3968a', 18) +
    rect(318, 146, 8, 180, across('#8f9496', '#e6e8e8', '#8f9496')) +
    path('M150 112l62 16v196l-62-10z', across(t.lit, t.base)) +
    path('M494 112l-62 16v196l62-10z', across(t.base, t.dark)) +
    path('M160 126l42 10v170l-42-7zM484 126l-42 10v170l42-7z', t.lit)
  );
};

const glassCabinet: Draw = ({ tone: t }) => {
  const door = (x: number) =>
    front(x, 67, 121, 250, t, false) +
    rect(x + 20, 88, 81, 208, across('#8fa3a8', '#b9d0d6', '#a5bcc2')) +
    [150, 220].map((y) => rect(x + 20, y, 81, 6, '#e9eef0')).join('') +
    [0, 1, 2].map((n) => rect(x + 30 + n * 24, 124, 14, 26, '#f4f6f6', 2) + disc(x + 37 + n * 24, 208, 11, '#e2ddd2', 11)).join('') +
    path(`M${x + 20} 240l60-152h21v20l-70 188h-11z`, '#ffffff', 0.28);
  return (
    path('M440 62l22-12v254l-22 18z', t.deep) +
    path('M184 62l22-12h256l-22 12z', t.lit) +
    contact(318, 334, 150, 8) +
    rect(184, 62, 256, 260, t.dark) +
    door(189) +
    door(314) +
    pull(298, 266, true, steel) +
    pull(326, 266, true, steel)
  );
};

const ovenCabinet: Draw = ({ tone: t }) =>
  box(224, 40, 184, 298, t) +
  toeKick(224, 184) +
  front(229, 45, 86, 72, t, false) +
  front(318, 45, 86, 72, t, false) +
  slab(234, 124, 164, 128, steel, 4) +
  rect(244, 130, 144, 20, '#17191b', 3) +
  disc(258, 140, 5, '#8fd0a8') +
  rect(244, 172, 144, 72, across('#1d2023', '#4b5256', '#1d2023'), 4) +
  tube('M248 162h136', 7, steel) +
  front(229, 258, 174, 70, t, false) +
  pull(316, 293, false, brass);

const island: Draw = ({ tone: t }) => {
  const paint = toTone('#ece8df');
  const blocks = Array.from({ length: 9 }, (_, n) => rect(136 + n * 42, 110, 41, 30, [t.base, t.lit, mix(t.base, t.dark, 0.4)][n % 3]!));
  const legs = [152, 466].map((x) => rect(x, 140, 24, 208, across(paint.lit, paint.base, paint.dark)));
  return (
    contact(324, 348, 220, 14) +
    rect(160, 140, 322, 84, paint.dark) +
    rect(160, 140, 322, 10, paint.deep) +
    front(180, 152, 140, 64, paint, false) +
    front(326, 152, 136, 64, paint, false) +
    pull(250, 184, false, steel) +
    pull(394, 184, false, steel) +
    legs.join('') +
    rect(152, 292, 338, 16, t.dark) +
    rect(152, 288, 338, 14, across(t.lit, t.base)) +
    path('M132 110l40-34h312l30 34z', across(t.lit, t.base, t.lit)) +
    [0, 1, 2, 3, 4, 5, 6].map((n) => line(`M${184 + n * 45} 109l${14 - n * 3}-32`, t.dark, 1.4)).join('') +
    blocks.join('') +
    rect(136, 138, 378, 4, t.deep)
  );
};

export const cabinets = {
  'base-cabinet': baseCabinet,
  'sink-base': sinkBase,
  'wall-cabinet': wallCabinet,
  pantry,
  'drawer-base': drawerBase,
  'corner-cabinet': cornerCabinet,
  'glass-cabinet': glassCabinet,
  'oven-cabinet': ovenCabinet,
  'kitchen-island': island,
} satisfies Record<string, Draw>;
