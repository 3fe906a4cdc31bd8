import { disc, line, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, steel, toTone } from '../tone.ts';
import { digits, slats, fan, metalUp } from '../parts/machines.ts';

const poolPump: Draw = () =>
  contact(330, 344, 210, 14) +
  cylinder(236, 316, 74, 150, across('#171a1c', '#4b5256', '#22272a', '#111315'), '#3b4145') +
  disc(236, 158, 68, outwards('#e9f1f3', '#b8cfd6', '#7f9aa3'), 20) +
  tube('M188 150h96', 16, black) +
  tube('M168 246h-44', 46, black) +
  tube('M240 152V72', 40, black) +
  rect(304, 206, 192, 112, metalUp(toTone('#4a5054')), 16) +
  Array.from({ length: 9 }, (_, n) => line(`M${340 + n * 16} 212v98`, '#24282b', 4)).join('') +
  slab(350, 156, 112, 56, toTone('#2f6a92'), 8) +
  digits(388, 170, 0.5, '#dff0f5') +
  rect(206, 316, 284, 18, '#17191b', 4) +
  disc(496, 262, 16, '#24282b', 50);

const poolHeatPump: Draw = () =>
  contact(324, 346, 190, 14) +
  path('M452 70l34-20v274l-34 20z', '#a39f95') +
  path('M168 70l34-20h284l-34 20z', '#ffffff') +
  rect(168, 70, 284, 270, down('#f1efea', '#dcd9d1')) +
  rect(188, 90, 190, 190, '#c9c5bb', 8) +
  fan(283, 185, 86) +
  rect(392, 96, 46, 60, '#1d2225', 6) +
  digits(400, 112, 0.5, '#8fd0a8') +
  slats(392, 180, 46, 7, 13, '#b5b1a7') +
  [304, 324].map((y) => rect(188, y - 14, 190, 4, '#c9c5bb')).join('') +
  [462, 478].map((x, n) => disc(x + 4, 220 + n * 62, 15, '#4b5256', 17) + disc(x + 5, 220 + n * 62, 9, '#17191b', 11)).join('') +
  line('M398 302q10-14 20 0t20 0M398 318q10-14 20 0t20 0', '#3f7fae', 5, true);

const poolCover: Draw = () => {
  const bubbles = pattern('bubbles', 22, 26, disc(7, 7, 7, '#8fc3e2', 4) + disc(18, 20, 7, '#8fc3e2', 4));
  return (
    contact(320, 312, 240, 20) +
    disc(320, 262, 214, '#1d5680', 66) +
    disc(320, 256, 214, down('#5ba6d2', '#2f7fb2'), 66) +
    bubbles +
    disc(320, 256, 196, 'url(#bubbles)', 56) +
    rect(152, 118, 336, 74, down('#7cbbe0', '#3f8dbd', '#1f5f8e'), 36) +
    Array.from({ length: 15 }, (_, n) => disc(192 + n * 19, 140 + (n % 2) * 22, 6, '#b5dbf0', 5)).join('') +
    disc(172, 155, 22, '#2f7fb2', 37) +
    disc(172, 155, 12, '#d9edf7', 21)
  );
};

const gateKit: Draw = () =>
  contact(320, 348, 190, 12) +
  [
    [170, 58],
    [446, 58],
  ]
    .map(([x, y]) => rect(x!, y!, 24, 286, metal(black)) + rect(x! - 4, y! - 8, 32, 12, black.lit, 3))
    .join('') +
  rect(204, 90, 232, 14, black.base) +
  rect(204, 312, 232, 14, black.base) +
  rect(204, 90, 14, 236, metal(black)) +
  rect(422, 90, 14, 236, metal(black)) +
  Array.from({ length: 6 }, (_, n) => rect(240 + n * 29, 100, 9, 216, metal(black))).join('') +
  [126, 288].map((y) => rect(190, y, 32, 26, metal(steel), 4) + disc(206, y + 13, 6, '#3f8dbd')).join('') +
  slab(424, 54, 28, 84, toTone('#e3e0d8'), 8) +
  disc(438, 64, 10, outwards('#f3a25a', '#c75c1f'));

export const pool = {
  'pool-pump': poolPump,
  'pool-heat-pump': poolHeatPump,
  'pool-cover': poolCover,
  'gate-kit': gateKit,
} satisfies Record<string, Draw>;
