import { disc, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, type Draw } from '../studio.ts';
import { mix } from '../tone.ts';

const patterned: Draw = ({ tone: t }) => {
  const star = (x: number, y: number) =>
    rect(x, y, 130, 130, '#c9c3b6', 3) +
    rect(x, y, 128, 127, '#f3eee2', 3) +
    path(`M${x + 64} ${y + 8}l14 42 42 14-42 14-14 42-14-42-42-14 42-14z`, t.base) +
    path(`M${x + 64} ${y + 36}l8 20 20 8-20 8-8 20-8-20-20-8 20-8z`, '#f3eee2') +
    disc(x + 64, y + 64, 7, t.lit) +
    [
      [0, 0, 1, 1],
      [128, 0, -1, 1],
      [0, 127, 1, -1],
      [128, 127, -1, -1],
    ]
      .map(([dx, dy, a, b]) => path(`M${x + dx!} ${y + dy!}v${34 * b!}q${34 * a!} 0 ${34 * a!} ${-34 * b!}z`, mix(t.base, t.lit, 0.6)))
      .join('');
  return contact(324, 350, 170, 12) + [188, 322].flatMap((x) => [72, 206].map((y) => star(x, y))).join('');
};

const chips = ['#a3573c', '#5d6f6a', '#c79a4b', '#fbfaf6', '#6b5d52'];

const terrazzo: Draw = ({ tone: t }) =>
  contact(330, 344, 200, 14) +
  path('M436 96l26-14v236l-26 24z', t.deep) +
  path('M186 96l26-14h250l-26 14z', t.pale) +
  rect(186, 96, 250, 246, across(t.lit, t.base, t.base)) +
  Array.from({ length: 46 }, (_, n) => {
    const [x, y] = [198 + ((n * 137) % 220), 106 + ((n * n * 29 + n * 53) % 216)];
    const s = 6 + (n % 4) * 2;
    return path(`M${x} ${y}l${s} ${s * 0.4} ${s * 0.2} ${s * 0.7}-${s * 0.9} ${s * 0.2}z`, chips[n % 5]!, 0.9);
  }).join('');

const scallop: Draw = ({ tone: t }) => {
  const shades = [t.base, t.lit, mix(t.base, t.dark, 0.5), mix(t.base, t.lit, 0.5), mix(t.base, t.dark, 0.25)];
  const scale = (x: number, y: number, n: number) =>
    path(`M${x - 44} ${y}v-46h88v46a44 44 0 0 1-88 0z`, t.deep) +
    path(`M${x - 42} ${y - 2}v-46h84v46a42 42 0 0 1-84 0z`, down(t.lit, shades[n % 5]!));
  const rows = [4, 3, 2, 1, 0].flatMap((row) =>
    Array.from({ length: row % 2 ? 3 : 4 }, (_, n) => scale((row % 2 ? 232 : 188) + n * 88, 98 + row * 52, n * 2 + row)),
  );
  return contact(324, 354, 190, 10) + rows.join('');
};

export const patternedTiles = {
  'patterned-tile': patterned,
  'terrazzo-tile': terrazzo,
  'scallop-tile': scallop,
} satisfies Record<string, Draw>;
