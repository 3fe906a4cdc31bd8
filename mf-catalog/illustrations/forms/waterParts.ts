import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, slab, tube, type Draw } from '../studio.ts';
import { black, brass, kraft, steel } from '../tone.ts';

const ballValve: Draw = ({ tone: t }) =>
  contact(320, 326, 200, 14) +
  rect(150, 196, 340, 80, t.deep, 8) +
  rect(150, 194, 340, 78, metal(t).replace('x-', 'y-'), 8) +
  path('M236 180h168l20 30v50l-20 30H236l-20-30v-50z', down(t.pale, t.base, t.dark)) +
  [150, 432].map((x) => rect(x, 184, 58, 100, down(t.pale, t.base, t.deep), 6)).join('') +
  Array.from({ length: 6 }, (_, n) => line(`M${156 + n * 9} 186v96M${438 + n * 9} 186v96`, t.dark, 1.6)).join('') +
  rect(304, 138, 32, 46, metal(t), 4) +
  path('M300 112h190q20 0 20 16t-20 16H300z', down('#d0544a', '#a5342c', '#7a231d')) +
  disc(320, 126, 24, steel.dark, 15) +
  disc(320, 123, 16, steel.pale, 9);

const basinTrap: Draw = ({ tone: t }) =>
  contact(310, 352, 120, 10) +
  tube('M230 40v176q0 66 56 66t56-66V150q0-26 26-26h150', 44, t) +
  [
    [202, 74],
    [202, 186],
  ]
    .map(
      ([x, y]) =>
        slab(x!, y!, 56, 34, t, 6) + Array.from({ length: 5 }, (_, n) => line(`M${x! + 8 + n * 10} ${y! + 4}v26`, t.dark, 2)).join(''),
    )
    .join('') +
  slab(314, 176, 56, 34, t, 6) +
  Array.from({ length: 5 }, (_, n) => line(`M${322 + n * 10} 180v26`, t.dark, 2)).join('') +
  disc(518, 124, 13, t.deep, 46) +
  disc(510, 124, 12, steel.lit, 44);

const rainBarrel: Draw = ({ tone: t }) =>
  contact(320, 352, 140, 12) +
  path('M228 76q-36 140 14 268h156q50-128 14-268z', across(t.deep, t.base, t.lit, t.base, t.deep)) +
  [132, 210, 288].map((y) => line(`M${218 - Math.sin((y / 400) * 3) * 4} ${y}q102 30 204 0`, t.dark, 5)).join('') +
  disc(320, 76, 92, t.dark, 24) +
  disc(320, 72, 92, t.lit, 24) +
  disc(320, 72, 58, '#3b4a44', 14) +
  line('M272 72h96M284 64h72M284 80h72', '#6d8078', 2) +
  rect(306, 296, 28, 20, metal(brass), 4) +
  tube('M320 306h0v20', 12, brass) +
  rect(308, 286, 24, 9, '#5f8a4c', 4) +
  tube('M408 132h50v90', 11, black);

const hose: Draw = ({ tone: t }) =>
  contact(320, 336, 200, 18) +
  [0, 1, 2, 3]
    .map(
      (n) =>
        line(`M${168 + n * 6} ${262 - n * 26}a152 60 0 1 0 ${304 - n * 12} 0a152 60 0 1 0 ${-(304 - n * 12)} 0`, t.deep, 25) +
        line(`M${168 + n * 6} ${258 - n * 26}a152 60 0 1 0 ${304 - n * 12} 0a152 60 0 1 0 ${-(304 - n * 12)} 0`, t.base, 19) +
        line(`M${168 + n * 6} ${253 - n * 26}a152 60 0 1 0 ${304 - n * 12} 0`, t.lit, 4),
    )
    .join('') +
  line('M470 268q60 10 72 46', t.base, 19, true) +
  rect(528, 310, 30, 26, metal(brass), 4) +
  rect(264, 156, 112, 96, '#fbfaf6', 6) +
  rect(264, 156, 112, 30, kraft.base, 6) +
  rect(282, 204, 76, 9, t.dark, 4);

export const waterParts = {
  'ball-valve': ballValve,
  'basin-trap': basinTrap,
  'rain-barrel': rainBarrel,
  'garden-hose': hose,
} satisfies Record<string, Draw>;
