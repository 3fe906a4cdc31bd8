import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, brass, kraft, steel, toTone } from '../tone.ts';

const saw: Draw = () => {
  const body = toTone('#2f6a5a');
  return (
    contact(330, 346, 200, 14) +
    disc(284, 250, 96, steel.dark) +
    Array.from({ length: 24 }, (_, n) =>
      path(
        `M${284 + 92 * Math.cos(n * 0.262)} ${250 + 92 * Math.sin(n * 0.262)}l${14 * Math.cos(n * 0.262 + 0.5)} ${14 * Math.sin(n * 0.262 + 0.5)} ${8 * Math.cos(n * 0.262 + 2)} ${8 * Math.sin(n * 0.262 + 2)}z`,
        steel.base,
      ),
    ).join('') +
    disc(284, 250, 92, outwards(steel.pale, steel.lit, steel.base)) +
    disc(284, 250, 22, steel.deep) +
    path('M172 262q-8-120 112-124 104 2 116 100h-50q-14-50-66-52-56 4-62 76z', across(body.dark, body.lit, body.base)) +
    path('M340 176h110q34 0 34 36v26q0 14-14 14h-90z', down(body.lit, body.dark)) +
    line('M250 146q40-70 110-52t100 78', black.base, 24, true) +
    line('M250 142q40-66 108-48', black.lit, 6, true) +
    rect(148, 282, 360, 16, steel.deep, 4) +
    rect(148, 280, 358, 13, metal(steel), 4) +
    rect(408, 206, 56, 10, '#e2bd3c', 5)
  );
};

const hammer: Draw = () => {
  const wood = toTone('#a87b50');
  return (
    contact(330, 340, 220, 12) +
    place(
      320,
      210,
      rect(-150, -13, 330, 30, wood.deep, 14) +
        rect(-150, -15, 328, 28, down(wood.lit, wood.base, wood.dark), 14) +
        rect(60, -17, 120, 32, down('#4b5256', '#23282b'), 14) +
        path('M-206-64h46l6 30v44l-6 40h-46z', across(steel.dark, steel.pale, steel.base)) +
        rect(-216, 38, 66, 34, metal(steel), 6) +
        path('M-206-60q8-34 58-56l-14 30 30-18q-24 40-28 48z', steel.base),
      1,
      -24,
    )
  );
};

const level: Draw = () => {
  const t = toTone('#e2bd3c');
  const vial = (x: number) =>
    rect(x - 34, 182, 68, 32, '#17191b', 8) +
    rect(x - 28, 187, 56, 22, across('#b8d873', '#e4f4b6', '#b8d873'), 10) +
    disc(x, 197, 10, '#f4fbe0', 8) +
    line(`M${x - 14} 187v22M${x + 14} 187v22`, '#17191b', 2);
  return (
    contact(320, 286, 250, 14) +
    path('M84 152l20-16h456l-20 16z', t.pale) +
    rect(84, 152, 456, 96, t.deep, 4) +
    rect(84, 152, 456, 92, down(t.lit, t.base, t.dark), 4) +
    path('M540 152l20-16v90l-20 18z', t.deep) +
    rect(96, 168, 432, 60, t.dark, 4) +
    rect(98, 170, 428, 56, down(t.base, t.lit), 4) +
    [152, 312, 472].map(vial).join('') +
    [232, 392].map((x) => rect(x - 24, 186, 48, 24, '#17191b', 12)).join('')
  );
};

const ladder: Draw = () => {
  const rail = toTone('#d5702a');
  return (
    contact(320, 352, 170, 12) +
    tube('M384 76L448 346', 12, rail) +
    tube('M354 76L392 334', 9, rail) +
    line('M398 200h24M408 262h28', steel.dark, 7) +
    tube('M262 76L196 346', 15, rail) +
    tube('M356 76L388 346', 15, rail) +
    [0, 1, 2, 3, 4]
      .map(
        (n) =>
          path(`M${252 - n * 12} ${122 + n * 46}h${112 + n * 18}l4 12H${248 - n * 12}z`, steel.pale) +
          rect(248 - n * 12, 134 + n * 46, 120 + n * 18, 7, steel.dark),
      )
      .join('') +
    slab(244, 54, 132, 28, black, 6) +
    [196, 388, 448].map((x) => rect(x - 12, 340, 26, 12, black.base, 4)).join('')
  );
};

const barrow: Draw = ({ tone: t }) =>
  contact(320, 350, 220, 14) +
  tube('M216 292L520 186', 13, kraft) +
  tube('M206 300L360 344v-60', 10, steel) +
  path('M150 144h286l-52 126q-8 16-26 16H242q-18 0-28-16z', t.deep) +
  path('M150 138h286l-52 126q-8 16-26 16H242q-18 0-28-16z', down(t.lit, t.base, t.dark)) +
  path('M150 138h286l-18 20H172z', t.deep) +
  rect(142, 130, 302, 12, t.pale, 6) +
  disc(204, 302, 50, '#17191b') +
  disc(204, 302, 30, steel.base) +
  disc(204, 302, 9, '#17191b') +
  rect(486, 178, 54, 18, black.base, 9);

const nails: Draw = () => {
  const strip = (x: number, y: number) =>
    Array.from(
      { length: 14 },
      (_, n) =>
        rect(x + n * 13, y + n * 3, 7, 130, across(steel.dark, steel.pale, steel.dark), 1) +
        disc(x + 3.5 + n * 13, y + n * 3, 8, steel.lit, 4) +
        path(`M${x + n * 13} ${y + 130 + n * 3}h7l-3.5 12z`, steel.dark),
    ).join('') + path(`M${x - 4} ${y + 40}l190 42v14l-190-42zM${x - 4} ${y + 74}l190 42v14l-190-42z`, '#e2bd3c', 0.9);
  return (
    contact(320, 348, 200, 14) +
    path('M146 196l30-26h140v150l-30 24H146z', kraft.dark) +
    rect(146, 196, 142, 148, across(kraft.lit, kraft.base)) +
    path('M146 196l30-26h140l-28 26z', kraft.pale) +
    rect(164, 224, 106, 60, '#3f6f93') +
    rect(178, 238, 78, 10, '#fbfaf6', 4) +
    rect(178, 258, 50, 6, '#fbfaf6', 3) +
    disc(252, 320, 10, brass.base) +
    strip(326, 120)
  );
};

export const siteTools = {
  'circular-saw': saw,
  hammer,
  level,
  'step-ladder': ladder,
  wheelbarrow: barrow,
  nails,
} satisfies Record<string, Draw>;
