import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, down, glaze, metal, outwards, slab, tube, type Draw } from '../studio.ts';

const barPull: Draw = ({ tone: t }) =>
  contact(320, 268, 190, 14) +
  [206, 434].map((x) => path(`M${x - 13} 196h26v60h-26z`, metal(t)) + disc(x, 256, 15, t.dark, 5)).join('') +
  tube('M146 190h348', 30, t);

const cupPull: Draw = ({ tone: t }) =>
  contact(320, 284, 190, 14) +
  path('M156 270q-6-120 164-126 170 6 164 126-20 14-32-8-26-56-132-58-106 2-132 58-12 22-32 8z', t.deep) +
  path('M156 262q-6-116 164-122 170 6 164 122z', outwards(t.pale, t.lit, t.base)) +
  path('M182 262q18-74 138-76t138 76z', down(t.dark, t.deep)) +
  path('M192 178q40-32 104-32-70 14-104 52z', t.pale, 0.5) +
  rect(146, 256, 348, 16, metal(t), 8) +
  [166, 474].map((x) => disc(x, 264, 5, t.deep)).join('');

const knob: Draw = ({ tone: t }) =>
  contact(336, 330, 130, 16) +
  path('M296 232h62l10 84h-82z', metal(t)) +
  disc(327, 316, 44, t.dark, 12) +
  disc(322, 180, 104, t.deep, 92) +
  disc(318, 174, 104, outwards(t.pale, t.lit, t.base, t.dark), 92) +
  path('M250 152q18-46 70-48-34 16-46 60z', '#ffffff', 0.4);

const cabinetHinge: Draw = ({ tone: t }) =>
  contact(320, 322, 200, 14) +
  disc(222, 214, 76, t.deep) +
  disc(218, 210, 76, outwards(t.pale, t.base, t.dark)) +
  disc(218, 210, 50, t.deep) +
  disc(218, 212, 46, t.dark) +
  [128, 296].map((y) => slab(196, y - 18, 44, 34, t, 14) + disc(218, y, 8, t.deep)).join('') +
  path('M236 176h92l34 14h110q12 0 12 14v32q0 12-12 12H356l-34 20h-86z', down(t.pale, t.base, t.dark)) +
  rect(262, 196, 64, 44, t.dark, 6) +
  rect(268, 202, 52, 30, glaze(t), 4) +
  [382, 440].map((x) => disc(x, 220, 13, t.deep) + disc(x, 221, 10, t.base) + line(`M${x - 7} 221h14M${x} 214v14`, t.deep, 3)).join('') +
  slab(404, 150, 40, 42, t, 8) +
  slab(404, 250, 40, 42, t, 8) +
  disc(424, 166, 7, t.deep) +
  disc(424, 276, 7, t.deep);

const archPull: Draw = ({ tone: t }) =>
  contact(320, 284, 190, 14) +
  [168, 472].map((x) => disc(x, 254, 24, t.deep, 18) + disc(x, 250, 24, outwards(t.pale, t.base, t.dark), 18)).join('') +
  tube('M168 246q30-110 152-110t152 110', 28, t);

const edgePull: Draw = ({ tone: t }) =>
  contact(320, 300, 210, 14) +
  path('M130 168l28-34h352l-28 34z', down(t.pale, t.base)) +
  path('M130 168h352v18H130z', down(t.lit, t.dark)) +
  path('M130 186q4 70 44 92h352q-40-22-44-92z', down(t.base, t.lit, t.dark)) +
  path('M482 168l28-34v14q2 60 40 90l-24 40q-40-22-44-92z', t.deep) +
  [210, 320, 430].map((x) => disc(x, 150, 9, t.deep, 5) + disc(x, 151, 6, t.dark, 3)).join('');

const drawerSlides: Draw = ({ tone: t }) =>
  [
    [140, 118],
    [176, 226],
  ]
    .map(
      ([x, y]) =>
        contact(x! + 170, y! + 62, 190, 8) +
        rect(x! + 96, y! - 10, 262, 44, t.deep, 3) +
        rect(x! + 96, y! - 10, 260, 40, down(t.pale, t.base), 3) +
        rect(x!, y!, 260, 50, t.deep, 3) +
        rect(x!, y!, 258, 46, down(t.lit, t.base, t.dark), 3) +
        rect(x! + 8, y! + 16, 240, 12, t.dark, 4) +
        rect(x! + 8, y! + 18, 240, 4, t.pale, 2) +
        [24, 96, 224].map((dx) => disc(x! + dx, y! + 37, 4, t.deep)).join('') +
        [300, 340].map((dx) => disc(x! + dx, y! + 10, 5, t.deep)).join(''),
    )
    .join('');

export const pulls = {
  'arch-pull': archPull,
  'edge-pull': edgePull,
  'drawer-slides': drawerSlides,
  'bar-pull': barPull,
  'cup-pull': cupPull,
  knob,
  'cabinet-hinge': cabinetHinge,
} satisfies Record<string, Draw>;
