import { disc, line, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { steel } from '../tone.ts';
import { coil } from '../parts/openings.ts';

const weatherstrip: Draw = ({ tone: t }) =>
  contact(320, 330, 200, 20) +
  coil(290, 190, t, 3) +
  rect(150, 318, 340, 12, metal(steel), 2) +
  rect(150, 330, 340, 12, t.base) +
  Array.from({ length: 42 }, (_, n) => line(`M${154 + n * 8} 342v7`, t.deep, 3)).join('') +
  [180, 320, 460].map((x) => disc(x, 324, 3, steel.deep)).join('');

const deadbolt: Draw = ({ tone: t }) =>
  contact(306, 354, 90, 10) +
  slab(238, 52, 128, 296, t, 26) +
  rect(254, 72, 96, 178, down('#17191b', '#2a2d30'), 14) +
  Array.from(
    { length: 9 },
    (_, n) =>
      disc(276 + (n % 3) * 26, 104 + Math.floor(n / 3) * 36, 10, '#3c4145') +
      disc(276 + (n % 3) * 26, 104 + Math.floor(n / 3) * 36, 3.4, '#d9e4ea'),
  ).join('') +
  disc(302, 218, 10, '#3c4145') +
  disc(302, 218, 4, '#8fd0a8') +
  disc(302, 298, 28, t.deep) +
  disc(302, 296, 26, outwards(steel.pale, steel.base, steel.dark)) +
  rect(299, 284, 6, 24, '#2a2c2e', 3) +
  rect(404, 214, 62, 30, metal(steel), 4) +
  slab(396, 186, 14, 86, steel, 3);

const leverHandle: Draw = ({ tone: t }) =>
  [
    [0, 0],
    [40, 96],
  ]
    .map(
      ([dx, dy]) =>
        disc(240 + dx!, 156 + dy!, 50, t.deep) +
        disc(238 + dx!, 153 + dy!, 50, outwards(t.pale, t.base, t.dark)) +
        disc(238 + dx!, 153 + dy!, 34, t.dark) +
        disc(238 + dx!, 152 + dy!, 32, t.lit) +
        tube(`M${238 + dx!} ${152 + dy!}h120q30 0 44 12`, 26, t),
    )
    .join('');

/** Two leaves and the knuckle between them. */
const hinge: Draw = ({ tone: t }) => {
  const plate = (x: number) =>
    slab(x, 84, 84, 232, t, 12) +
    [120, 200, 280]
      .map(
        (y, n) =>
          disc(x + (n === 1 ? 28 : 50), y, 12, t.deep) +
          disc(x + (n === 1 ? 28 : 50), y + 1, 9, t.dark) +
          line(`M${x + (n === 1 ? 22 : 44)} ${y}h12`, t.deep, 3),
      )
      .join('');
  return (
    contact(320, 336, 120, 12) +
    plate(222) +
    plate(334) +
    [0, 1, 2, 3, 4].map((n) => rect(305, 84 + n * 46.4, 30, 45, metal(t), 2)).join('') +
    [76, 324].map((y) => disc(320, y, 12, outwards(t.pale, t.base, t.dark), 9)).join('')
  );
};

export const doorHardware = {
  'keypad-deadbolt': deadbolt,
  'lever-handle': leverHandle,
  weatherstrip,
  'door-hinge': hinge,
} satisfies Record<string, Draw>;
