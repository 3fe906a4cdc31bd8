import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, down, glaze, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { steel, toTone } from '../tone.ts';

const deadbolt: Draw = ({ tone: t }) =>
  contact(320, 320, 180, 14) +
  rect(360, 178, 120, 34, metal(steel), 6) +
  slab(472, 140, 18, 110, steel, 3) +
  disc(250, 198, 92, t.deep) +
  disc(246, 194, 92, outwards(t.pale, t.base, t.dark)) +
  disc(246, 194, 66, t.dark) +
  disc(246, 193, 63, outwards(t.lit, t.base)) +
  disc(246, 193, 26, outwards('#f0d693', '#cfa64f', '#8f6f2c')) +
  rect(241, 176, 10, 34, '#3a2f18', 4) +
  slab(366, 258, 86, 22, t, 11) +
  disc(409, 264, 30, t.deep) +
  disc(407, 261, 30, outwards(t.pale, t.base, t.dark)) +
  slab(397, 230, 20, 62, t, 10);

const handleset: Draw = ({ tone: t }) =>
  contact(310, 354, 90, 8) +
  slab(254, 50, 92, 92, t, 46) +
  disc(300, 96, 26, outwards('#f0d693', '#cfa64f', '#8f6f2c')) +
  rect(296, 82, 8, 28, '#3a2f18', 3) +
  slab(264, 160, 72, 64, t, 12) +
  rect(292, 172, 18, 26, metal(t), 8) +
  slab(280, 326, 40, 26, t, 12) +
  tube('M300 214q70 20 58 72t-58 52', 22, t) +
  disc(440, 192, 34, t.deep) +
  disc(438, 189, 34, outwards(t.pale, t.base, t.dark)) +
  tube('M438 189h58q20 0 28 10', 20, t);

const strikePlate: Draw = ({ tone: t }) =>
  contact(320, 346, 130, 10) +
  slab(254, 50, 96, 292, t, 10) +
  rect(280, 138, 44, 112, '#2b2a28', 6) +
  path('M324 138q44 6 44 20v72q0 14-44 20z', down(t.pale, t.base, t.deep)) +
  [
    [276, 82],
    [328, 104],
    [276, 284],
    [328, 310],
  ]
    .map(([x, y]) => disc(x!, y!, 12, t.deep) + disc(x!, y! + 1, 9, t.dark))
    .join('') +
  [0, 1]
    .map(
      (n) =>
        tube(`M${418 + n * 44} 170v120`, 7, steel) +
        disc(418 + n * 44, 166, 13, steel.dark, 7) +
        Array.from({ length: 8 }, (_, k) => line(`M${413 + n * 44} ${192 + k * 13}l10 5`, steel.deep, 2)).join(''),
    )
    .join('');

const doorSweep: Draw = ({ tone: t }) =>
  contact(320, 306, 240, 12) +
  path('M110 176l26-20h396l-26 20z', t.pale) +
  rect(110, 176, 396, 68, t.deep, 2) +
  rect(110, 176, 396, 64, down(t.lit, t.base, t.dark), 2) +
  line('M110 196h396M110 226h396', t.dark, 2) +
  [160, 308, 456].map((x) => rect(x - 14, 204, 28, 12, t.deep, 6) + disc(x, 210, 6, steel.pale)).join('') +
  rect(110, 244, 396, 46, '#2b2d2f') +
  Array.from({ length: 49 }, (_, n) => line(`M${114 + n * 8} 246v44`, '#4a4e51', 2)).join('') +
  path('M506 176l26-20v110l-26 24z', t.deep);

const doorCloser: Draw = ({ tone: t }) =>
  contact(320, 316, 210, 12) +
  rect(134, 170, 284, 82, t.deep, 40) +
  rect(134, 168, 284, 80, down(t.pale, t.lit, t.base, t.deep), 40) +
  slab(236, 158, 86, 98, t, 8) +
  disc(279, 156, 26, t.deep, 12) +
  disc(279, 150, 22, glaze(t), 10) +
  tube('M279 148L420 92', 18, t) +
  tube('M420 92L502 168', 15, t) +
  disc(420, 90, 15, outwards(t.pale, t.base, t.dark)) +
  slab(478, 160, 60, 36, t, 6) +
  [158, 394].map((x) => disc(x, 208, 8, t.deep)).join('');

const kickPlate: Draw = ({ tone: t }) => {
  const wood = toTone('#27374f');
  return (
    contact(320, 350, 210, 10) +
    slab(140, 40, 360, 308, wood, 1) +
    rect(182, 60, 120, 96, wood.dark) +
    rect(338, 60, 120, 96, wood.dark) +
    rect(186, 64, 114, 90, wood.lit) +
    rect(342, 64, 114, 90, wood.lit) +
    rect(156, 206, 330, 126, t.deep, 3) +
    rect(154, 204, 330, 124, down(t.pale, t.lit, t.base, t.lit), 3) +
    path('M154 290L300 204h70L200 328h-46z', '#ffffff', 0.25) +
    [172, 246, 320, 394, 466].flatMap((x) => [216, 316].map((y) => disc(x, y, 4, t.deep) + disc(x - 1, y - 1, 2.4, t.pale))).join('')
  );
};

export const doorParts = {
  deadbolt,
  handleset,
  'strike-plate': strikePlate,
  'door-sweep': doorSweep,
  'door-closer': doorCloser,
  'kick-plate': kickPlate,
} satisfies Record<string, Draw>;
