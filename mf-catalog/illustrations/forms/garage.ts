import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, recess, slab, tube, type Draw } from '../studio.ts';
import { mix, steel, toTone, type Tone } from '../tone.ts';
import { pane, coil } from '../parts/openings.ts';

const sections = (t: Tone, panels: string): string =>
  contact(320, 346, 240, 12) +
  rect(116, 66, 408, 278, '#d8d4ca', 2) +
  rect(130, 80, 380, 264, t.deep) +
  [0, 1, 2, 3].map((n) => rect(130, 80 + n * 66, 380, 64, down(t.lit, t.base, t.dark))).join('') +
  panels +
  rect(130, 340, 380, 5, '#3a3733');

const garageDoor: Draw = ({ tone: t }) =>
  sections(t, [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((n) => recess(142 + n * 92, 92 + row * 66, 80, 40, t))).join(''));

const glazed: Draw = ({ tone: t }) =>
  sections(
    t,
    [0, 1, 2, 3].map((n) => pane(142 + n * 92, 90, 80, 44)).join('') +
      [1, 2, 3]
        .map((row) =>
          [0, 1, 2]
            .map((n) => line(`M134 ${94 + row * 66 + n * 17}q100 ${n % 2 ? 6 : -6} 190 0t182 0`, mix(t.base, t.lit, 0.7), 1.4))
            .join(''),
        )
        .join(''),
  );

const opener: Draw = () =>
  rect(306, 64, 28, 128, across('#9ba1a3', '#e2e5e6', '#8d9395')) +
  path('M306 64h28l-6-12h-16z', steel.pale) +
  line('M313 66v120M327 66v120', '#25282a', 3) +
  contact(320, 338, 150, 12) +
  path('M214 200h212l18 36H196z', '#f8f7f4') +
  slab(196, 234, 248, 92, toTone('#dfe0de'), 10) +
  rect(216, 286, 208, 28, down('#fffdf0', '#efe4bd'), 8) +
  rect(286, 250, 68, 22, '#4e5457', 5) +
  disc(300, 261, 5, '#7fc48f') +
  slab(474, 246, 40, 82, toTone('#44494c'), 10) +
  disc(494, 268, 9, '#c9cdcf') +
  disc(494, 296, 9, '#c9cdcf');

const garageSeal: Draw = () =>
  contact(320, 312, 190, 30) +
  coil(320, 214, toTone('#33363a')) +
  tube('M204 240q-40 60 20 92h210', 18, toTone('#33363a')) +
  line('M224 336h206', '#74797d', 3);

export const garage = {
  'garage-door': garageDoor,
  'glazed-garage-door': glazed,
  'garage-opener': opener,
  'garage-seal': garageSeal,
} satisfies Record<string, Draw>;
