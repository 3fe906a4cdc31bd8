import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, down, grain, type Draw } from '../studio.ts';
import { mix, toTone } from '../tone.ts';

const patioSlab: Draw = ({ tone: t }) => {
  const s = corner(300, 340);
  const strokes = (k: number) =>
    Array.from({ length: 13 }, (_, n) =>
      s.stroke(
        [
          [6, 10 + n * 15, k],
          [204, 12 + n * 15, k],
        ],
        n % 2 ? t.dark : t.lit,
        1.4,
      ),
    ).join('');
  return (
    contact(330, 318, 240, 34) + s.box(0, 0, 0, 210, 200, 26, t) + s.box(0, 0, 30, 210, 200, 26, t, across(t.lit, t.base)) + strokes(56)
  );
};

const rebar: Draw = () => {
  const t = toTone('#7d6a5c');
  const bar = (y: number, x: number) =>
    line(`M${100 + x} ${y + 92}L${520 + x} ${y - 60}`, t.deep, 22, true) +
    line(`M${100 + x} ${y + 89}L${520 + x} ${y - 63}`, t.base, 16, true) +
    line(`M${100 + x} ${y + 85}L${520 + x} ${y - 67}`, t.lit, 4, true) +
    Array.from({ length: 24 }, (_, n) => line(`M${106 + x + n * 17.4} ${y + 80 - n * 6.3}l6 16`, t.deep, 3)).join('');
  return contact(320, 318, 250, 24) + bar(160, 20) + bar(196, 0) + bar(232, 24);
};

const sprayFoam: Draw = () => {
  const t = toTone('#c98a2f');
  return (
    contact(330, 350, 150, 12) +
    path('M246 132q0-30 50-34 50 4 50 34v200q0 14-12 14h-76q-12 0-12-14z', across(t.deep, t.base, t.pale, t.base, t.deep)) +
    path('M246 186h100v96H246z', across('#e2dbc9', '#fffdf6', '#e2dbc9')) +
    rect(264, 202, 64, 10, t.dark, 4) +
    rect(264, 222, 44, 6, t.base, 3) +
    path('M270 244h52v26h-52zM278 250h36v20h-36z', '#3f6f93') +
    rect(280, 74, 32, 28, '#2e3032', 6) +
    line('M300 82L470 150', '#f1f0ec', 11, true) +
    line('M300 79L470 147', '#ffffff', 3, true) +
    path(
      'M470 146q26-18 44 4 34-4 34 26 22 16 2 38-4 26-34 22-22 20-44 0-30 0-26-28-22-16 0-36-2-24 24-26z',
      down('#fff3cf', '#f0d9a0', '#d9b873'),
    ) +
    path('M486 166q10-10 22 0-14 0-18 10zM520 190q10-6 16 4-10-2-12 8z', '#fffaf0')
  );
};

const raisedBed: Draw = ({ tone: t }) => {
  const s = corner(280, 336);
  const plant = (x: number, y: number, n: number) =>
    [-1, 0, 1]
      .map((d) =>
        path(
          `M${x} ${y}q${d * 26 - 10} -18 ${d * 22} ${-38 - (n % 2) * 10} ${10 + d * 6} 16 ${-d * 22} ${38 + (n % 2) * 10}z`,
          ['#5f8a4c', '#7fa866', '#4d7340'][d + 1]!,
        ),
      )
      .join('');
  return (
    contact(320, 314, 250, 34) +
    s.plank(0, 150, 0, 300, 12, 66, t) +
    s.quad(
      [
        [8, 8, 54],
        [296, 8, 54],
        [296, 154, 54],
        [8, 154, 54],
      ],
      '#4a3728',
    ) +
    [0, 1, 2, 3, 4].map((n) => plant(244 + n * 50, 216 - n * 17, n)).join('') +
    [0, 1, 2, 3, 4]
      .map((n) => plant(286 + n * 52, 248 - n * 17, n + 1) + (n % 2 ? disc(288 + n * 52, 222 - n * 17, 7, '#b23a2f') : ''))
      .join('') +
    s.left(0, 0, 0, 162, 30, mix(t.base, t.dark, 0.6)) +
    s.left(0, 0, 33, 162, 30, t.base) +
    s.right(0, 0, 0, 304, 30, t.base) +
    s.right(0, 0, 33, 304, 30, t.lit) +
    [2, 292].map((i) => s.right(i, 0, 0, 12, 70, t.dark)).join('')
  );
};

const shiplap: Draw = ({ tone: t }) =>
  contact(322, 350, 220, 12) +
  path('M516 60l16-8v278l-16 14z', t.deep) +
  Array.from(
    { length: 7 },
    (_, n) =>
      rect(124, 60 + n * 41, 392, 40, down(t.pale, t.base, mix(t.base, t.dark, 0.3))) +
      rect(124, 98 + n * 41, 392, 3, t.deep) +
      grain(126, 62 + n * 41, 386, 34, t, 1),
  ).join('');

const slatWall: Draw = ({ tone: t }) =>
  contact(322, 352, 200, 12) +
  rect(140, 50, 362, 298, '#26272a', 2) +
  Array.from(
    { length: 14 },
    (_, n) => rect(146 + n * 25.4, 50, 17, 298, across(t.lit, t.base, t.dark)) + (n % 3 ? '' : grain(147 + n * 25.4, 50, 15, 298, t, 1)),
  ).join('') +
  path('M502 50l12-8v296l-12 10z', t.deep);

export const wallParts = {
  'patio-slab': patioSlab,
  rebar,
  'spray-foam': sprayFoam,
  'raised-bed': raisedBed,
  shiplap,
  'slat-wall': slatWall,
} satisfies Record<string, Draw>;
