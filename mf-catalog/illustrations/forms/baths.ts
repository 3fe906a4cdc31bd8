import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, outwards, slab, tube, type Draw } from '../studio.ts';
import { steel, toTone, white, type Tone } from '../tone.ts';
import { drain } from '../parts/drain.ts';

const enamel = toTone('#f4f4f2');

const freestanding: Draw = () =>
  contact(320, 340, 220, 16) +
  path('M112 170q14 140 74 166h268q60-26 74-166z', across(enamel.dark, '#ffffff', enamel.base, enamel.dark)) +
  disc(320, 170, 208, enamel.dark, 36) +
  disc(320, 167, 208, '#ffffff', 35) +
  disc(320, 172, 190, down('#b9bcbb', '#dfe1df', '#f3f3f1'), 27) +
  drain(360, 188);

const alcove: Draw = () =>
  contact(320, 344, 240, 14) +
  path('M142 142h356l26 66v128q0 6-8 6H124q-8 0-8-6V208z', enamel.deep) +
  path('M142 134h356v8l26 64H116l26-64z', down('#ffffff', enamel.base)) +
  path('M166 152h308l24 42H142z', down('#aeb2b1', '#e6e7e5')) +
  path('M186 166h270l12 22H172z', '#f0f0ee') +
  drain(206, 180) +
  path('M116 206h408v126q0 8-8 8H124q-8 0-8-8z', down('#ffffff', enamel.base, enamel.dark)) +
  rect(156, 240, 328, 74, enamel.dark, 8) +
  rect(158, 242, 326, 72, down('#f8f8f6', enamel.base), 8);

const showerBase: Draw = () =>
  contact(320, 318, 250, 20) +
  path('M176 150h300l72 140v22q0 6-8 6H112q-8 0-8-6v-22z', enamel.deep) +
  path('M176 146h300l72 142H104z', down('#ffffff', enamel.base)) +
  path('M190 160h272l54 112H136z', down('#cfd2d0', '#ebecea')) +
  Array.from({ length: 9 }, (_, n) => line(`M${186 - n * 5} ${174 + n * 11}h${280 + n * 10}`, '#ffffff', 2)).join('') +
  drain(326, 212) +
  rect(104, 288, 444, 24, down('#ffffff', enamel.dark), 6);

const toilet: Draw = () =>
  contact(320, 348, 140, 14) +
  path('M262 250h116q2 60-16 96h-84q-18-36-16-96z', across(enamel.dark, '#ffffff', enamel.base, enamel.dark)) +
  rect(236, 62, 168, 116, across(enamel.dark, '#ffffff', enamel.base, enamel.dark), 8) +
  slab(228, 50, 184, 20, enamel, 6) +
  disc(320, 54, 17, steel.deep, 6) +
  disc(314, 52, 8, steel.pale, 4) +
  disc(327, 52, 7, steel.lit, 4) +
  path('M222 222q0 66 98 72t98-72z', across(enamel.dark, '#ffffff', enamel.base, enamel.dark)) +
  rect(262, 176, 116, 24, enamel.base) +
  disc(320, 218, 102, enamel.deep, 38) +
  disc(320, 214, 102, '#ffffff', 37) +
  disc(320, 216, 74, down('#a8adac', '#dfe2e0'), 25) +
  disc(320, 224, 42, '#b8d3da', 12);

const rings = (t: Tone): readonly string[] => [
  slab(152, 92, 16, 34, t, 4) + slab(432, 92, 16, 34, t, 4) + tube('M160 112h280', 11, t),
  slab(470, 92, 30, 30, t, 15) +
    line('M485 118a40 40 0 1 1-1 0', t.deep, 9) +
    line('M484 117a40 40 0 1 1-1 0', t.base, 7) +
    line('M458 136a40 40 0 0 0-12 22', t.pale, 3),
  slab(180, 194, 28, 28, t, 14) + tube('M194 210v34q0 24 24 24', 11, t),
  slab(276, 200, 28, 28, t, 6) +
    tube('M290 216v40h96', 11, t) +
    rect(312, 232, 66, 48, white.dark, 6) +
    rect(310, 230, 66, 48, across('#ffffff', '#e6e4df'), 6) +
    disc(310, 254, 9, '#d2cdc3', 24),
  slab(150, 296, 16, 30, t, 4) + slab(434, 296, 16, 30, t, 4) + tube('M158 312h284', 14, t),
];

const bathSet: Draw = ({ tone: t, count }) =>
  rings(t)
    .slice(0, count)
    .map((part) => place(8, 2, part, 1, 0))
    .join('');

const grabBar: Draw = ({ tone: t, count }) =>
  Array.from({ length: count }, (_, n) => {
    const [y, from, to] = n ? [262, 216, 424] : [136, 148, 492];
    return (
      [from, to].map((x) => disc(x, y + 4, 30, t.deep) + disc(x, y, 30, outwards(t.pale, t.base, t.dark))).join('') +
      tube(`M${from} ${y}q0 32 26 32H${to - 26}q26 0 26-32`, 22, t)
    );
  }).join('');

export const baths = {
  'freestanding-tub': freestanding,
  'alcove-tub': alcove,
  'shower-base': showerBase,
  toilet,
  'bath-set': bathSet,
  'grab-bar': grabBar,
} satisfies Record<string, Draw>;
