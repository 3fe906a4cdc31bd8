import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, grain, metal, outwards, raised, recess, slab, type Draw } from '../studio.ts';
import { black, grey, steel, white, type Tone } from '../tone.ts';
import { frame, pane } from '../parts/openings.ts';

const leaf = (x: number, y: number, w: number, h: number, t: Tone, wooden = false): string =>
  slab(x, y, w, h, t, 1) + (wooden ? grain(x + 4, y, w - 8, h, t, 6) : '');

const knob = (x: number, y: number, t: Tone = steel): string =>
  rect(x - 8, y - 40, 16, 62, t.deep, 8) +
  rect(x - 8, y - 41, 15, 61, metal(t), 8) +
  disc(x, y, 9, outwards(t.pale, t.base)) +
  disc(x, y - 26, 5, t.deep);

const halfGlass: Draw = ({ tone: t }) =>
  frame(222, 42, 196, 308) +
  leaf(236, 56, 168, 288, t, true) +
  pane(258, 76, 124, 124) +
  rect(317, 76, 6, 124, t.base) +
  rect(258, 135, 124, 6, t.base) +
  [258, 326].map((x) => raised(x, 220, 56, 104, t) + grain(x + 4, 224, 48, 96, t, 3)).join('') +
  knob(390, 216, black) +
  rect(228, 343, 184, 7, '#4b4a46');

const panelDoor: Draw = ({ tone: t }) =>
  frame(226, 42, 188, 308) +
  leaf(240, 56, 160, 288, t) +
  [
    [74, 46],
    [132, 92],
    [236, 92],
  ]
    .map(([y, h]) => [258, 326].map((x) => raised(x, y!, 56, h!, t)).join(''))
    .join('') +
  knob(387, 214, steel) +
  rect(232, 343, 176, 7, '#4b4a46');

const patio: Draw = () =>
  frame(142, 50, 356, 298) +
  slab(154, 62, 172, 276, white, 1) +
  pane(170, 78, 140, 246) +
  slab(312, 64, 174, 274, white, 1) +
  pane(328, 80, 142, 244) +
  rect(316, 176, 8, 66, metal(grey), 4) +
  rect(142, 338, 356, 10, grey.base);

const gardenDoor: Draw = ({ tone: t }) => {
  const half = (x: number) =>
    leaf(x, 62, 144, 280, t) +
    pane(x + 22, 84, 100, 166) +
    rect(x + 69, 84, 5, 166, t.base) +
    rect(x + 22, 136, 100, 5, t.base) +
    rect(x + 22, 192, 100, 5, t.base) +
    raised(x + 22, 268, 100, 54, t);
  return (
    frame(162, 46, 316, 304) + half(176) + half(321) + knob(310, 222, black) + knob(332, 222, black) + rect(168, 342, 304, 8, '#4b4a46')
  );
};

const shaker: Draw = ({ tone: t }) =>
  contact(324, 350, 110, 12) +
  path('M402 44l14-8v302l-14 12z', t.deep) +
  leaf(236, 44, 166, 306, t) +
  recess(262, 70, 114, 116, t) +
  recess(262, 206, 114, 118, t) +
  disc(388, 208, 5, t.deep);

const flush: Draw = ({ tone: t }) =>
  contact(324, 350, 110, 12) +
  path('M402 44l12-8v302l-12 12z', t.deep) +
  leaf(238, 44, 164, 306, t) +
  disc(386, 206, 12, t.deep) +
  disc(386, 206, 9, '#4b4a46');

const barnDoor: Draw = ({ tone: t }) => {
  const boards = Array.from(
    { length: 6 },
    (_, n) => rect(232 + n * 29, 96, 28, 244, across(t.lit, t.base, t.dark)) + grain(232 + n * 29, 96, 28, 244, t, 2),
  );
  const bars = [96, 204, 318].map((y) => rect(232, y, 173, 24, t.deep) + rect(232, y, 173, 21, t.lit));
  const hangers = [264, 372]
    .map(
      (x) =>
        rect(x - 9, 62, 18, 92, black.base) +
        disc(x, 60, 18, black.deep) +
        disc(x, 60, 13, black.lit) +
        disc(x, 60, 4, black.deep) +
        disc(x, 132, 4, black.pale),
    )
    .join('');
  return (
    contact(320, 352, 120, 8) +
    rect(148, 66, 344, 11, metal(black)) +
    boards.join('') +
    path('M234 316L386 120h18L252 316z', t.base) +
    line('M252 317L404 121M234 316L386 120', t.deep, 1.6) +
    bars.join('') +
    hangers +
    rect(386, 196, 9, 64, black.base, 4)
  );
};

const mirrored: Draw = () => {
  const fold = (x: number, lift: number) =>
    path(`M${x} ${58 + lift}L${x + 66} ${58 - lift}v288L${x} ${346 + lift}z`, '#cfcfca') +
    path(`M${x + 5} ${64 + lift}L${x + 61} ${65 - lift}v274L${x + 5} ${339 + lift}z`, across('#e6eef0', '#b6c6cb', '#dfe9ec')) +
    path(`M${x + 8} ${200}l50-90v50l-50 90z`, '#ffffff', 0.5);
  return (
    contact(320, 352, 160, 12) +
    rect(182, 40, 276, 13, metal(steel), 3) +
    fold(186, 6) +
    fold(252, -6) +
    fold(322, 6) +
    fold(388, -6) +
    [312, 330].map((x) => disc(x, 206, 6, steel.deep)).join('')
  );
};

export const doors = {
  'half-glass-door': halfGlass,
  'panel-door': panelDoor,
  'patio-door': patio,
  'garden-door': gardenDoor,
  'shaker-door': shaker,
  'flush-door': flush,
  'barn-door': barnDoor,
  'mirrored-door': mirrored,
} satisfies Record<string, Draw>;
