import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, metal, slab, tube, type Draw } from '../studio.ts';
import { black } from '../tone.ts';
import { FLOOR, foot, lever, turned } from '../parts/taps.ts';

const pullOut: Draw = ({ tone: t }) =>
  contact(300, FLOOR + 4, 120, 12) +
  slab(226, 334, 140, 14, t, 7) +
  turned(286, 236, 27, 98, t) +
  path('M272 252L412 176q18-8 26 6l6 12q4 12-8 18L316 276z', metal(t)) +
  path('M276 250L414 178l12 4-132 74z', t.pale, 0.6) +
  path('M392 190l16-9 16 33-16 9z', black.base) +
  rect(428, 210, 20, 8, black.deep, 3) +
  disc(286, 236, 27, t.lit, 8) +
  lever('M286 230l-34-46', t, 13);

const springFaucet: Draw = ({ tone: t }) => {
  const coils = Array.from({ length: 15 }, (_, n) => {
    const turn = Math.PI - (Math.PI * n) / 14;
    const [x, y] = [336 + 76 * Math.cos(turn), 126 - 76 * Math.sin(turn)];
    const [dx, dy] = [16 * Math.cos(turn), -16 * Math.sin(turn)];
    return line(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, n % 2 ? t.lit : t.dark, 8, true);
  });
  const upright = Array.from({ length: 9 }, (_, n) => line(`M244 ${134 + n * 13}h32`, n % 2 ? t.lit : t.dark, 8, true));
  return place(
    -70,
    0,
    foot(260, 36, t) +
      turned(260, 250, 25, 92, t) +
      tube('M260 250V126a76 76 0 0 1 152 0v34', 12, t) +
      coils.join('') +
      upright.join('') +
      tube('M278 262h96q14 0 14-16v-26', 9, t) +
      disc(388, 214, 9, t.deep) +
      rect(397, 150, 30, 70, metal(t), 6) +
      path('M392 214h40l6 24h-52z', black.base) +
      disc(292, 300, 13, metal(t)) +
      lever('M298 300h18l22-44', t),
  );
};

const potFiller: Draw = ({ tone: t }) =>
  disc(166, 134, 34, t.deep) +
  disc(164, 131, 34, t.base) +
  disc(164, 131, 24, t.lit) +
  tube('M164 132h52', 22, t) +
  turned(216, 108, 17, 54, t) +
  tube('M216 136h132', 17, t) +
  turned(352, 112, 15, 82, t) +
  tube('M352 178h104q20 0 20 20v44', 17, t) +
  rect(463, 232, 26, 22, metal(t), 4) +
  lever('M216 104l-22-34', t, 10) +
  lever('M440 166l16-32', t, 10) +
  contact(330, 330, 190, 12);

const filterFaucet: Draw = ({ tone: t }) =>
  foot(222, 28, t) +
  turned(222, 286, 16, 56, t) +
  tube('M222 290V146a52 52 0 0 1 104 0v26', 15, t) +
  rect(317, 168, 18, 14, metal(t), 3) +
  lever('M236 300l30-14', t, 9) +
  contact(440, 350, 70, 10) +
  rect(390, 150, 92, 190, '#dfe5e6', 20) +
  rect(390, 150, 92, 190, metal({ pale: '#ffffff', lit: '#f4f6f6', base: '#e2e7e8', dark: '#bfc7c9', deep: '#a3acae' }), 20) +
  rect(396, 206, 80, 70, '#3f7286', 4) +
  path('M436 216q18 24 18 34a18 18 0 0 1-36 0q0-10 18-34z', '#dcebee') +
  rect(400, 132, 72, 30, '#4b5256', 8);

export const kitchenTaps = {
  'pull-out-faucet': pullOut,
  'spring-faucet': springFaucet,
  'pot-filler': potFiller,
  'filter-faucet': filterFaucet,
} satisfies Record<string, Draw>;
