import { line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, type Draw } from '../studio.ts';
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
  'kitchen-island': island,
} satisfies Record<string, Draw>;
