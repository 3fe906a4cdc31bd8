import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, face, metal, type Draw } from '../studio.ts';
import { kraft, steel, toTone, type Tone } from '../tone.ts';

const screw = (x: number, y: number, t: Tone, turn: number): string =>
  place(
    x,
    y,
    path('M-7 0h14l-3 66-4 14-4-14z', metal(t)) +
      [0, 1, 2, 3].map((n) => line(`M${-8 + n} ${18 + n * 12}l${16 - n * 2} -5`, t.pale, 2.5)).join('') +
      path('M-15-6q15-10 30 0l-8 14H-7z', metal(t)) +
      disc(0, -6, 15, t.lit, 6) +
      path('M-5-8h10v3H-5z', t.deep),
    1,
    turn,
  );

const carton = (paint: Tone, inside: string): string =>
  contact(290, 344, 200, 16) +
  path('M382 158l30-22v168l-30 30z', kraft.deep) +
  path('M176 158l30-22h206l-30 22z', '#5c4a33') +
  inside +
  rect(176, 158, 206, 176, face(kraft)) +
  rect(176, 206, 206, 74, down(paint.lit, paint.base)) +
  rect(196, 224, 104, 10, '#fbf8f0', 4) +
  rect(196, 244, 70, 7, '#fbf8f0', 3, 0.7) +
  rect(176, 158, 206, 3, kraft.pale);

const screws: Draw = ({ tone: t }) =>
  carton(t, [204, 242, 280, 318, 354].map((x, n) => screw(x, 122 + (n % 2) * 10, t, [-16, 10, -4, 18, -12][n]!)).join('')) +
  [
    [424, 330, 72],
    [450, 316, 96],
    [440, 300, 58],
  ]
    .map(([x, y, turn]) => screw(x!, y!, t, turn!))
    .join('');

const hangers: Draw = () => {
  const t = toTone('#a9b0b3');
  const one = (x: number, y: number) =>
    path(`M${x} ${y}h36v170h-36z`, across(t.lit, t.base)) +
    path(`M${x + 36} ${y}l20-12v176l-20 6z`, t.dark) +
    path(`M${x + 56} ${y - 12}h70v176h-70z`, across(t.dark, t.deep)) +
    path(`M${x + 126} ${y - 12}l20 12v170l-20-6z`, t.base) +
    path(`M${x + 36} ${y + 170}l20-6h70l20 6-18 12h-76z`, t.lit) +
    path(`M${x + 146} ${y}h36v170h-36z`, across(t.pale, t.base)) +
    [20, 60, 100, 140].map((dy) => disc(x + 18, y + dy, 5, t.deep) + disc(x + 164, y + dy, 5, t.deep)).join('') +
    [40, 90].map((dy) => disc(x + 46, y + dy, 4, '#4c5255', 5) + disc(x + 136, y + dy, 4, '#4c5255', 5)).join('');
  return contact(330, 332, 210, 20) + place(70, 0, one(196, 76), 0.9) + one(150, 130);
};

const anchors: Draw = () => {
  const one = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      rect(-9, -70, 18, 150, metal(steel), 3) +
        [0, 1, 2, 3, 4, 5].map((n) => line(`M-9 ${-64 + n * 7}l18-4`, steel.deep, 2)).join('') +
        rect(-20, -34, 40, 20, metal(steel), 4) +
        disc(0, -14, 26, steel.dark, 6) +
        rect(-12, 0, 24, 56, metal(toTone('#c9b37a')), 3) +
        line('M0 4v48', '#7d6a3c', 3) +
        path('M-10 78h20l4 20h-28z', metal(steel)),
      1,
      turn,
    );
  return carton(toTone('#8c3f33'), [214, 262, 312, 352].map((x, n) => one(x, 124, [-14, 6, -6, 14][n]!)).join('')) + one(452, 262, 28);
};

export const fasteners = {
  screws,
  'joist-hangers': hangers,
  anchors,
} satisfies Record<string, Draw>;
