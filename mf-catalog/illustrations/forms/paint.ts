import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, metal, outwards, type Draw } from '../studio.ts';
import { mix, steel, toTone, white, type Tone } from '../tone.ts';

/** A tin that stands on y, its label as wide as the tin, a handle over it. */
const tin = (cx: number, y: number, r: number, h: number, label: Tone, lid: string): string => {
  const ry = r * 0.26;
  const band = (from: number, to: number, paint: string) =>
    path(`M${cx - r} ${y - h * from}a${r} ${ry} 0 0 0 ${r * 2} 0V${y - h * to}a${r} ${ry} 0 0 1 ${-r * 2} 0z`, paint);
  return (
    contact(cx, y + ry * 0.7, r * 1.5, 20) +
    cylinder(cx, y, r, h, metal(steel), steel.lit) +
    band(0.84, 0.1, across(label.deep, label.base, label.lit, label.base, label.dark)) +
    band(0.6, 0.34, across('#c9c5bb', '#fbfaf6', '#fffefb', '#efece4', '#cbc6ba')) +
    disc(cx, y - h, r + 4, steel.dark, ry + 3) +
    disc(cx, y - h - 3, r + 3, steel.pale, ry + 2) +
    disc(cx, y - h - 2, r - 8, steel.dark, ry - 4) +
    disc(cx, y - h, r - 11, lid, ry - 6)
  );
};

/** Lines where a label has words: a picture has none to read. */
const writing = (cx: number, y: number, w: number, colour: string): string =>
  rect(cx - w / 2, y, w, 8, colour, 4) + rect(cx - w * 0.35, y + 15, w * 0.7, 4, mix(colour, '#ffffff', 0.5), 2);

const handle = (cx: number, y: number, r: number): string =>
  line(`M${cx - r} ${y}C${cx - r - 34} ${y + 70} ${cx - 30} ${y + 124} ${cx + 14} ${y + 126}`, '#7c8184', 4, true) +
  line(`M${cx - r - 1} ${y}C${cx - r - 33} ${y + 69} ${cx - 30} ${y + 122} ${cx + 13} ${y + 124}`, '#d6d9da', 1.5, true) +
  disc(cx - r, y, 6, steel.dark);

/** The lid, leaned on the tin: its inside wears the paint. */
const lid = (cx: number, cy: number, t: Tone): string =>
  contact(cx + 6, 350, 66, 10) +
  disc(cx + 5, cy + 2, 66, steel.deep, 70) +
  disc(cx, cy, 66, metal(steel), 70) +
  disc(cx, cy, 57, steel.dark, 61) +
  disc(cx + 1, cy + 1, 54, across(t.lit, t.base, t.dark), 58) +
  path(`M${cx - 40} ${cy - 10}q16-36 50-34-30 14-50 34z`, t.pale, 0.5);

const paintCan: Draw = ({ tone: t }) =>
  tin(262, 316, 96, 216, t, outwards(t.lit, t.base)) +
  path('M196 112q6 40 12 62t14 0q2-30 8-40t12 16q4 34 12 22t8-52z', t.base) +
  path('M200 118q4 24 8 40', t.lit) +
  writing(262, 226, 92, t.dark) +
  handle(262, 140, 96) +
  lid(424, 278, t);

const closed = toTone('#5f7f7a');

const closedCan: Draw = () =>
  tin(320, 318, 102, 224, closed, outwards(steel.pale, steel.base)) +
  writing(320, 232, 96, closed.dark) +
  handle(320, 134, 102) +
  disc(320, 92, 66, steel.lit, 14);

/** A brush that lies in front. */
const brush = (x: number, y: number, t: Tone): string =>
  contact(x + 86, y + 30, 100, 8) +
  path(`M${x} ${y + 4}l70-2v36l-70-4q-10-15 0-30z`, across(t.dark, t.base, '#d9c49a')) +
  rect(x + 66, y - 4, 34, 44, across('#8f9496', '#e6e8e8', '#8f9496'), 2) +
  path(`M${x + 100} ${y}q30 6 44 6h60q16 2 16 12t-16 12h-60q-14 0-44 6z`, down('#d9a35f', '#a86f38')) +
  disc(x + 206, y + 18, 5, '#6d4420');

const stainCan: Draw = ({ tone: t }) =>
  tin(300, 306, 82, 186, t, outwards(t.lit, t.base)) +
  writing(300, 222, 80, t.dark) +
  rect(418, 180, 76, 150, t.deep, 2) +
  rect(414, 178, 76, 150, across(t.lit, t.base, t.dark), 2) +
  [432, 450, 468].map((x, n) => line(`M${x} 184q${n % 2 ? 6 : -5} 40 0 70t0 66`, t.deep, 1.6)).join('') +
  contact(452, 332, 60, 8) +
  brush(150, 316, t);

const oilCan: Draw = ({ tone }) => {
  const honey = toTone('#b98a3e');
  return (
    contact(312, 346, 120, 14) +
    rect(236, 128, 152, 212, honey.deep, 8) +
    rect(236, 126, 152, 210, across(honey.dark, honey.lit, honey.base, honey.dark), 8) +
    path('M236 134q0-12 16-16h120q16 4 16 16z', steel.base) +
    rect(242, 180, 140, 112, across('#e9e3d4', '#fffdf6', '#e2dbc9'), 3) +
    writing(312, 206, 90, honey.dark) +
    path('M312 236q20 26 20 38a20 20 0 0 1-40 0q0-12 20-38z', tone.deep) +
    path('M312 240q17 23 17 34a17 17 0 0 1-34 0q0-11 17-34z', tone.base) +
    rect(268, 96, 30, 24, metal(steel), 3) +
    rect(262, 82, 42, 22, across('#1f1f1f', '#555555', '#1f1f1f'), 4) +
    line('M326 118v-22q0-10 12-10h24q12 0 12 10v22', steel.dark, 8) +
    brush(392, 312, honey)
  );
};

/** A pail of plastic with a lid and a hoop. */
const pail = (label: Tone, mark: string): string =>
  contact(320, 344, 140, 16) +
  path('M222 116h196l-16 210q-82 28-164 0z', across('#c4c4be', '#ffffff', '#f4f3ef', '#c2c2bc')) +
  path('M226 168q94 26 188 0l-9 112q-84 26-170 0z', across(label.deep, label.base, label.lit, label.base, label.dark)) +
  path('M232 208q88 22 176 0l-3 34q-84 22-170 0z', '#fbfaf6') +
  rect(264, 224, 112, 9, label.dark, 4) +
  mark +
  disc(320, 112, 104, '#b9b9b2', 25) +
  disc(320, 106, 104, '#ffffff', 25) +
  disc(320, 106, 88, '#e4e3de', 19) +
  disc(320, 104, 86, '#f8f8f5', 18) +
  line('M218 128q-34 150 102 156t102-156', '#a2a7a9', 4, true) +
  rect(296, 278, 48, 13, '#e6e4dd', 6);

const chalk: Draw = ({ tone: t }) =>
  tin(276, 314, 84, 150, t, outwards(t.lit, t.base)) +
  writing(276, 250, 80, t.dark) +
  path('M214 174q6 26 12 34t12-8q8-14 14 2t12-24z', t.base) +
  lid(418, 282, t);

export const paint = {
  'paint-can': paintCan,
  'closed-paint-can': closedCan,
  'stain-can': stainCan,
  'oil-can': oilCan,
  'primer-pail': () => pail(toTone('#8fa3ad'), rect(296, 254, 48, 6, '#ffffff', 3)),
  'primer-can': () =>
    tin(320, 318, 96, 200, toTone('#6a6374'), outwards(white.pale, white.base)) +
    writing(320, 240, 92, '#4c4654') +
    path('M252 128q4 34 10 46t12-6q6-20 12 0t12-28z', white.base) +
    handle(320, 156, 96),
  'sealer-pail': () => pail(toTone('#6b6f72'), rect(284, 250, 72, 12, '#c9c9c4', 2)),
  'chalk-paint': chalk,
} satisfies Record<string, Draw>;
