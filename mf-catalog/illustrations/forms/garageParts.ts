import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, grain, slab, tube, type Draw } from '../studio.ts';
import { black, grey, steel, toTone } from '../tone.ts';
import { pane } from '../parts/openings.ts';

const surround = (panels: string): string =>
  contact(320, 346, 240, 12) + rect(116, 66, 408, 278, '#d8d4ca', 2) + panels + rect(130, 340, 380, 5, '#3a3733');

const fullView: Draw = ({ tone: t }) =>
  surround(
    rect(130, 80, 380, 264, t.deep) +
      [0, 1, 2, 3]
        .map(
          (row) =>
            rect(130, 80 + row * 66, 380, 64, down(t.lit, t.base, t.dark)) +
            [0, 1, 2, 3]
              .map(
                (n) =>
                  rect(140 + n * 92, 90 + row * 66, 84, 44, down('#f2f6f6', '#d5e0e2')) +
                  line(`M${150 + n * 92} ${128 + row * 66}l34-34`, '#ffffff', 6),
              )
              .join(''),
        )
        .join(''),
  );

const carriage: Draw = ({ tone: t }) => {
  const leaf = (x: number) =>
    rect(x, 80, 188, 260, t.base) +
    [0, 1, 2, 3, 4]
      .map((n) => rect(x + 16 + n * 31.4, 150, 30, 176, across(t.lit, t.base, t.dark)) + grain(x + 16 + n * 31.4, 150, 30, 176, t, 1))
      .join('') +
    [0, 1, 2].map((n) => pane(x + 18 + n * 52, 94, 46, 44)).join('') +
    path(`M${x + 16} 326l150-176h6v16L${x + 34} 326z`, t.lit) +
    line(`M${x} 80h188v260h-188z`, t.deep, 3);
  const strap = (x: number, tip: number) => path(`M${x} 158H${tip}v12H${x}z`, black.base) + disc(tip, 164, 9, black.base);
  return surround(
    leaf(130) + leaf(322) + strap(132, 196) + strap(508, 444) + [304, 326].map((x) => rect(x, 222, 9, 44, black.base, 4)).join(''),
  );
};

const wallOpener: Draw = () =>
  contact(320, 350, 130, 10) +
  rect(110, 126, 420, 16, across('#8d9395', '#e2e5e6', '#8d9395'), 8) +
  Array.from({ length: 16 }, (_, n) => line(`M${136 + n * 10} 118l8 32`, '#5a6064', 6, true)).join('') +
  disc(412, 134, 40, steel.deep) +
  disc(410, 132, 38, steel.lit) +
  disc(410, 132, 28, steel.dark) +
  slab(244, 80, 132, 226, toTone('#dfe0de'), 14) +
  rect(262, 100, 96, 34, '#4e5457', 6) +
  disc(280, 117, 6, '#7fc48f') +
  rect(262, 240, 96, 46, down('#fffdf0', '#efe4bd'), 8) +
  [0, 1, 2, 3].map((n) => line(`M270 ${158 + n * 16}h80`, '#b9bab7', 5, true)).join('') +
  slab(420, 234, 84, 70, black, 8) +
  path('M466 244l-16 26h12l-6 22 22-30h-14z', '#e2bd3c') +
  line('M376 268h44', '#1d2023', 6);

const keypad: Draw = () =>
  contact(320, 352, 100, 10) +
  slab(248, 76, 144, 270, grey, 18) +
  path('M244 92q0-44 40-44h72q40 0 40 44l-8 10H252z', '#5a6064') +
  path('M248 88q4-34 36-34h72q32 0 36 34z', '#74797d') +
  rect(268, 112, 104, 210, '#2b2f32', 10) +
  Array.from({ length: 12 }, (_, n) => slab(278 + (n % 3) * 30, 126 + Math.floor(n / 3) * 46, 24, 34, toTone('#e3e6e6'), 6)).join('') +
  disc(320, 312, 4, '#7fc48f');

const remote = (x: number, y: number): string =>
  contact(x + 62, y + 226, 80, 10) +
  slab(x, y, 124, 220, toTone('#3d4347'), 30) +
  path(`M${x + 12} ${y + 24}q50-24 100 0v12q-50-22-100 0z`, '#6a7276') +
  [0, 1, 2].map((n) => slab(x + 30, y + 48 + n * 48, 64, 36, toTone('#c9cdcf'), 14)).join('') +
  disc(x + 62, y + 204, 4, '#e9a53b');

const remotes: Draw = () => remote(160, 84) + remote(344, 116) + tube('M222 84V60q0-14 14-14h10q14 0 14 14v24', 7, steel);

const spring: Draw = () =>
  contact(320, 282, 230, 14) +
  rect(96, 190, 448, 14, across('#8d9395', '#e2e5e6', '#8d9395'), 7) +
  Array.from(
    { length: 20 },
    (_, n) => line(`M${158 + n * 16.5} 160q14 36-6 74`, '#23282b', 12, true) + line(`M${157 + n * 16.5} 164q11 30-2 56`, '#6d7478', 4),
  ).join('') +
  path('M118 154h42v86h-42zM482 154h42v86h-42z', '#b23a2f') +
  [139, 503].map((x) => disc(x, 168, 7, steel.deep) + disc(x, 226, 7, steel.deep) + rect(x - 4, 190, 8, 14, steel.pale)).join('');

export const garageParts = {
  'full-view-garage-door': fullView,
  'carriage-garage-door': carriage,
  'wall-opener': wallOpener,
  'garage-keypad': keypad,
  'garage-remotes': remotes,
  'torsion-spring': spring,
} satisfies Record<string, Draw>;
