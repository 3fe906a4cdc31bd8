import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, slab, tube, type Draw } from '../studio.ts';
import { black, brass, mix, steel } from '../tone.ts';
import { pull, front, toeKick, box, top } from '../parts/cabinetry.ts';

const basin = (cx: number, y: number): string =>
  disc(cx + 8, y - 9, 54, '#bfc3c2', 8) +
  disc(cx + 8, y - 9, 50, down('#9ba2a3', '#e4e6e4'), 6) +
  tube(`M${cx + 8} ${y - 18}v-34q0-10 10-10h14v14`, 8, steel);

const vanity: Draw = ({ tone: t }) =>
  box(196, 142, 236, 190, t) +
  toeKick(196, 236) +
  front(201, 148, 112, 180, t, true) +
  front(317, 148, 110, 86, t, true) +
  front(317, 240, 110, 88, t, true) +
  pull(298, 222, true, black) +
  pull(372, 191, false, black) +
  pull(372, 284, false, black) +
  top(196, 128, 236) +
  basin(312, 128);

const legged: Draw = ({ tone: t }) =>
  contact(320, 352, 190, 10) +
  [156, 470].map((x) => path(`M${x - 8} 292h20l-4 60h-10z`, metal(brass))).join('') +
  path('M486 142l20-14v150l-20 16z', t.deep) +
  rect(146, 142, 340, 152, t.dark) +
  front(151, 147, 108, 142, t, false) +
  front(263, 147, 106, 69, t, false) +
  front(263, 220, 106, 69, t, false) +
  front(373, 147, 108, 142, t, false) +
  pull(246, 206, true, brass) +
  pull(316, 181, false, brass) +
  pull(316, 254, false, brass) +
  pull(386, 206, true, brass) +
  top(146, 128, 340) +
  basin(312, 128);

const double: Draw = ({ tone: t }) =>
  contact(324, 350, 230, 12) +
  path('M514 152l20-14v184l-20 22z', t.deep) +
  rect(122, 152, 392, 182, t.dark) +
  rect(128, 334, 380, 14, '#3a3733') +
  [0, 1, 2]
    .flatMap((n) =>
      [0, 1].map(
        (row) =>
          slab(127 + n * 129, 157 + row * 89, 125, 85, t, 2) +
          line(`M${134 + n * 129} ${190 + row * 89}q60-6 112 2`, mix(t.base, t.dark, 0.7), 1.5) +
          rect(168 + n * 129, 195 + row * 89, 44, 6, brass.base, 3),
      ),
    )
    .join('') +
  top(122, 138, 392) +
  basin(206, 138) +
  basin(418, 138);

const wallHung: Draw = ({ tone: t }) =>
  contact(318, 344, 120, 8) +
  path('M426 150l20-14v128l-20 18z', t.deep) +
  rect(206, 150, 220, 132, t.dark) +
  front(211, 155, 210, 122, t, false) +
  pull(316, 182, false, steel) +
  top(206, 136, 220) +
  basin(306, 136) +
  tube('M316 282v24h30', 9, steel);

const shelfAndStool: Draw = ({ tone: t }) => {
  const slats = (y: number, x: number, w: number) =>
    [0, 1, 2].map((n) => path(`M${x + n * 6} ${y - n * 12}h${w - n * 12}l-5-9H${x + n * 6 + 5}z`, [t.base, t.lit, t.base][n]!)).join('') +
    rect(x, y, w, 9, t.dark);
  return (
    contact(380, 350, 130, 12) +
    slats(104, 150, 260) +
    rect(166, 113, 12, 40, t.base) +
    rect(382, 113, 12, 40, t.base) +
    rect(150, 150, 260, 9, t.dark) +
    rect(150, 146, 260, 6, t.lit) +
    rect(196, 34, 26, 36, across('#c8d5cf', '#f3f6f4', '#9fb5ac'), 4) +
    rect(232, 46, 44, 24, across('#e8dfd0', '#ffffff'), 8) +
    [272, 446, 306, 414].map((x, n) => rect(x, 238, 16, n > 1 ? 92 : 112, across(t.lit, t.base, t.dark))).join('') +
    rect(280, 306, 180, 9, t.dark) +
    slats(240, 262, 216)
  );
};

export const vanities = {
  vanity,
  'legged-vanity': legged,
  'double-vanity': double,
  'wall-hung-vanity': wallHung,
  'shelf-and-stool': shelfAndStool,
} satisfies Record<string, Draw>;
