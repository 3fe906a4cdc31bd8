import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, cylinder, down, type Draw } from '../studio.ts';
import { mix, steel } from '../tone.ts';

const corrugated: Draw = ({ tone: t }) =>
  contact(322, 342, 220, 16) +
  path('M124 336L214 70h292l-90 266z', t.deep) +
  Array.from({ length: 11 }, (_, n) =>
    path(`M${120 + n * 26.5} 330l90-266h26.6l-90 266z`, across(t.dark, t.base, t.pale, t.base, t.dark)),
  ).join('') +
  path('M120 330q13 12 26.5 0t26.5 0 26.5 0 26.5 0 26.5 0 26.5 0 26.5 0 26.5 0 26.5 0 26.5 0 26.5 0v6H120z', t.deep);

const metalShingle: Draw = ({ tone: t }) => {
  const rows = [3, 2, 1, 0].flatMap((row) =>
    Array.from({ length: row % 2 ? 4 : 5 }, (_, n) => {
      const x = (row % 2 ? 166 : 126) + n * 78;
      const y = 78 + row * 62;
      const shade = [t.base, mix(t.base, t.lit, 0.4), mix(t.base, t.dark, 0.4)][(n + row) % 3]!;
      return (
        path(`M${x} ${y}h76v62l-38 18-38-18z`, t.deep) +
        path(`M${x + 2} ${y}h72v58l-36 17-36-17z`, down(t.lit, shade)) +
        line(`M${x + 4} ${y + 57}l34 16 34-16`, t.pale, 2)
      );
    }),
  );
  return contact(322, 352, 210, 12) + rect(124, 70, 394, 16, steel.dark) + rows.join('');
};

const gutter: Draw = ({ tone: t }) =>
  contact(330, 320, 240, 16) +
  path('M118 214q2 70 52 86l372-108v-70z', t.deep) +
  path('M118 210L500 98l44 22-372 112z', mix(t.base, t.deep, 0.55)) +
  path('M172 232L544 120v64q-6 16-22 22L196 300q-18-8-24-30z', down(t.lit, t.base, t.dark)) +
  path('M172 232L544 120v12L172 246z', t.pale) +
  path('M118 210q0 74 54 92 20 4 24-4-18-8-24-30v-36z', t.dark) +
  path('M124 214q2 60 48 78v-58z', t.lit) +
  [230, 360, 490].map((x) => line(`M${x - 44} ${184 - (x - 230) * 0.29}l44 26`, steel.base, 7, true)).join('');

const dripEdge: Draw = ({ tone: t }) => {
  const s = corner(150, 300);
  const length = (j: number, k: number) =>
    s.top(0, j, k + 44, 380, 70, across(t.lit, t.base)) +
    s.right(0, j, k, 380, 44, down(t.base, t.dark)) +
    s.top(-2, j - 12, k, 380, 12, t.pale) +
    s.left(0, j, k + 42, 70, 3, t.deep);
  return contact(330, 300, 240, 30) + length(70, 18) + length(0, 0);
};

const roofVent: Draw = ({ tone: t }) =>
  contact(320, 346, 200, 14) +
  path('M156 340l48-60h232l48 60z', across(t.dark, t.lit, t.base, t.dark)) +
  path('M156 340h328v7H156z', t.deep) +
  cylinder(320, 300, 62, 60, across(t.dark, t.base, t.pale, t.base, t.deep), t.lit) +
  path('M236 150q84-96 168 0v66q-84 52-168 0z', across(t.deep, t.base, t.lit, t.base, t.deep)) +
  Array.from({ length: 13 }, (_, n) =>
    line(`M320 104Q${236 + n * 14} 130 ${238 + n * 13.7} ${222 + Math.sin((n * Math.PI) / 12) * 20}`, n % 2 ? t.deep : t.pale, 4),
  ).join('') +
  disc(320, 102, 20, t.lit, 8);

const boardBatten: Draw = ({ tone: t }) =>
  contact(322, 350, 220, 12) +
  rect(120, 62, 402, 286, t.deep) +
  Array.from({ length: 5 }, (_, n) => rect(120 + n * 80, 62, 79, 284, across(t.base, t.lit, t.base))).join('') +
  Array.from(
    { length: 6 },
    (_, n) =>
      rect(110 + n * 80, 58 + (n % 2) * 6, 24, 290 - (n % 2) * 6, t.deep) +
      rect(110 + n * 80, 58 + (n % 2) * 6, 21, 288 - (n % 2) * 6, across(t.pale, t.lit, t.base)),
  ).join('');

export const roofParts = {
  'corrugated-panel': corrugated,
  'metal-shingle': metalShingle,
  gutter,
  'drip-edge': dripEdge,
  'roof-vent': roofVent,
  'board-batten': boardBatten,
} satisfies Record<string, Draw>;
