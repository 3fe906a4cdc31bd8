import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, grey, steel, toTone, white, type Tone } from '../tone.ts';

const lens = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#15181b') + disc(x, y, r * 0.55, outwards('#5d7f96', '#16222c')) + disc(x - r * 0.25, y - r * 0.3, r * 0.14, '#dcecf5');

const dome: Draw = ({ tone: t }) =>
  contact(320, 332, 150, 14) +
  rect(196, 84, 248, 62, down(t.pale, t.base, t.dark), 20) +
  disc(320, 86, 124, t.lit, 24) +
  path('M206 140h228q0 150-114 150T206 140z', t.deep) +
  path('M214 140h212q0 138-106 138T214 140z', outwards('#56636b', '#2a3238', '#14181b')) +
  lens(332, 204, 40) +
  path('M236 160q10 62 50 92-54-24-58-92z', '#ffffff', 0.4);

const bullet = (x: number, y: number): string =>
  path(`M${x} ${y}h76q10 0 10 10v30q0 10-10 10h-76q-9-25 0-50z`, down('#ffffff', '#eceae4', '#b9b5ab')) +
  disc(x, y + 25, 23, '#c9c5bb', 26) +
  lens(x - 1, y + 25, 19) +
  rect(x + 80, y + 6, 14, 56, white.dark, 4) +
  rect(x + 80, y + 4, 12, 56, white.base, 4);

const cameraKit: Draw = () =>
  place(
    -70,
    0,
    contact(330, 344, 230, 14) +
      [
        [166, 60],
        [376, 60],
        [166, 146],
        [376, 146],
      ]
        .map(([x, y]) => bullet(x!, y!))
        .join('') +
      path('M168 256l26-22h268l-26 22z', grey.lit) +
      slab(168, 256, 270, 78, black, 6) +
      path('M438 256l24-22v76l-24 24z', black.deep) +
      [0, 1, 2].map((n) => disc(196 + n * 16, 312, 4, ['#7fc48f', '#5fb4d8', '#4b5054'][n]!)).join('') +
      rect(330, 276, 84, 34, '#17191b', 4) +
      line('M188 278h96M188 288h70', '#4b5054', 3),
  );

const trail: Draw = ({ tone: t }) => {
  const leaf = (x: number, y: number, n: number) => path(`M${x} ${y}q18-22 40-8-10 24-40 8z`, [t.lit, t.deep, '#6b5d42'][n % 3]!);
  return (
    contact(320, 350, 130, 12) +
    rect(150, 120, 340, 40, '#2e3032', 6, 0.9) +
    slab(226, 50, 188, 294, t, 18) +
    Array.from({ length: 18 }, (_, n) => leaf(236 + ((n * 61) % 136), 76 + ((n * 83) % 240), n)).join('') +
    rect(252, 76, 136, 84, '#1d2023', 10) +
    Array.from({ length: 24 }, (_, n) => disc(266 + (n % 8) * 15.4, 92 + Math.floor(n / 8) * 24, 5, '#4a2f38')).join('') +
    rect(268, 176, 104, 70, '#1d2023', 10) +
    lens(320, 211, 28) +
    disc(320, 292, 30, '#1d2023') +
    disc(320, 290, 26, outwards('#f4f4f1', '#c3c8cb'))
  );
};

const head = (x: number, t: Tone): string =>
  path(`M${x} 76h128q8 0 8 8v76q0 8-8 8H${x}q-8 0-8-8V84q0-8 8-8z`, t.deep) +
  rect(x - 8, 72, 136, 94, t.base, 10) +
  rect(x + 2, 82, 116, 74, outwards('#ffffff', '#fff2c4', '#f6dc90'), 6) +
  [0, 1, 2, 3].map((n) => line(`M${x + 26 + n * 23} 84v70`, '#f0d78a', 2)).join('');

const floodlight: Draw = ({ tone: t }) =>
  contact(320, 348, 150, 10) +
  tube('M226 160l70 56', 16, t) +
  tube('M414 160l-70 56', 16, t) +
  head(160, t) +
  head(360, t) +
  disc(320, 226, 50, t.deep) +
  disc(320, 222, 50, outwards(t.lit, t.base)) +
  rect(292, 250, 56, 84, t.dark, 20) +
  rect(292, 250, 54, 82, t.base, 20) +
  disc(319, 300, 22, outwards('#ffffff', '#dcd9d1', '#b8b4aa'));

const solarLight: Draw = ({ tone: t }) => {
  const cells = toTone('#27374f');
  return (
    contact(320, 350, 110, 10) +
    path('M196 112l46-66h180l46 66z', t.deep) +
    path('M200 108l46-60h172l46 60z', cells.base) +
    [0, 1, 2, 3].map((n) => line(`M${250 + n * 44} 50l${-24 + n * 16} 58`, cells.lit, 2)).join('') +
    line('M222 80h218', cells.lit, 2) +
    rect(240, 118, 160, 188, t.deep, 14) +
    rect(240, 116, 158, 186, t.base, 14) +
    rect(256, 132, 126, 96, outwards('#ffffff', '#fff2c4', '#f6dc90'), 10) +
    Array.from({ length: 20 }, (_, n) => disc(276 + (n % 5) * 22, 150 + Math.floor(n / 5) * 20, 5, '#e9c96a')).join('') +
    disc(319, 268, 26, '#dcd9d1') +
    disc(319, 266, 23, outwards('#ffffff', '#dcd9d1', '#b8b4aa'))
  );
};

const driveway: Draw = () =>
  contact(230, 340, 90, 12) +
  contact(444, 340, 80, 12) +
  rect(216, 196, 24, 146, metal(steel), 4) +
  slab(166, 66, 128, 140, toTone('#5f7d4f'), 16) +
  rect(190, 92, 80, 60, '#1d2023', 10) +
  disc(230, 122, 23, outwards('#f4f4f1', '#c3c8cb', '#8f979b')) +
  [0, 1, 2].map((n) => line(`M${316 + n * 15} ${116 - n * 8}q14 22 0 ${44 + n * 16}`, '#6fb6d6', 5, true)).join('') +
  slab(386, 170, 118, 168, white, 14) +
  [0, 1, 2, 3, 4].map((n) => line(`M412 ${200 + n * 13}h66`, '#b8b4aa', 5, true)).join('') +
  disc(444, 294, 20, '#dcd9d1') +
  disc(444, 292, 17, '#ffffff') +
  disc(484, 318, 4, '#7fc48f');

const coAlarm: Draw = () =>
  contact(320, 350, 110, 12) +
  rect(288, 320, 10, 34, steel.dark, 2) +
  rect(340, 320, 10, 34, steel.dark, 2) +
  slab(232, 56, 176, 272, white, 26) +
  rect(258, 84, 124, 66, '#28302c', 8) +
  line('M292 100h20v34h-20zM328 100h20v34h-20z', '#8fd0a8', 5, true) +
  Array.from({ length: 6 }, (_, n) => line(`M270 ${182 + n * 12}h100`, '#b8b4aa', 5, true)).join('') +
  disc(320, 288, 22, '#dcd9d1') +
  disc(320, 286, 19, '#ffffff') +
  disc(272, 288, 6, '#7fc48f') +
  disc(368, 288, 6, '#c8743f');

const extinguisher: Draw = ({ tone: t }) =>
  contact(322, 350, 120, 14) +
  path('M256 140q0-44 64-44t64 44v190q0 14-14 14H270q-14 0-14-14z', across(t.dark, t.base, t.lit, t.base, t.deep)) +
  path('M256 190h128v96H256z', across('#e2dbc9', '#fffdf6', '#e2dbc9')) +
  rect(272, 204, 60, 10, t.base, 4) +
  [0, 1, 2]
    .map((n) => rect(272, 226 + n * 16, 26, 11, ['#5f8a4c', '#3f6f93', '#c98a2f'][n]!, 3) + line(`M306 ${232 + n * 16}h60`, '#a9a398', 4))
    .join('') +
  rect(296, 70, 48, 30, metal(steel), 4) +
  path('M270 62l110-22q10 0 8 10L300 74z', black.base) +
  path('M276 84l96 6v8l-96-4z', black.lit) +
  disc(372, 92, 17, '#fbfaf6') +
  disc(372, 92, 17, '#5f8a4c', 17, 0.5) +
  line('M372 92l8-8', '#17191b', 3) +
  line('M300 84q-92 10-88 110t18 96', '#1d2023', 15, true) +
  path('M220 282h22l14 46h-44z', '#1d2023');

const safe: Draw = ({ tone: t }) =>
  contact(332, 346, 190, 16) +
  path('M426 84l60-26v248l-60 36z', t.deep) +
  path('M178 84l60-26h248l-60 26z', t.lit) +
  slab(178, 84, 250, 258, t, 8) +
  rect(198, 104, 210, 216, t.dark, 6) +
  rect(200, 106, 206, 212, down(t.lit, t.base), 6) +
  rect(222, 136, 88, 118, '#1d2023', 8) +
  Array.from({ length: 12 }, (_, n) => rect(232 + (n % 3) * 25, 148 + Math.floor(n / 3) * 25, 18, 18, '#4b5256', 4)).join('') +
  disc(362, 206, 40, t.deep) +
  disc(360, 203, 40, metal(steel)) +
  disc(360, 203, 26, steel.dark) +
  [0, 1, 2].map((n) => tube(['M360 203v-46', 'M360 203l40 24', 'M360 203l-40 24'][n]!, 10, steel)).join('') +
  [126, 270].map((y) => rect(170, y, 12, 40, steel.base, 4)).join('');

const indoorCamera: Draw = ({ tone: t }) =>
  contact(322, 346, 110, 14) +
  cylinder(320, 334, 72, 16, metal(t), t.lit) +
  rect(306, 268, 28, 56, metal(t), 6) +
  disc(320, 172, 108, t.deep) +
  disc(318, 168, 108, outwards(t.pale, t.lit, t.base)) +
  disc(318, 168, 72, '#22272a') +
  lens(318, 178, 38) +
  path('M246 168a72 72 0 0 1 144 0q-72-42-144 0z', t.base) +
  line('M246 168q72-42 144 0', t.deep, 2) +
  disc(318, 258, 4, '#7fc48f');

export const guards = {
  'dome-camera': dome,
  'camera-kit': cameraKit,
  'trail-camera': trail,
  'motion-floodlight': floodlight,
  'solar-light': solarLight,
  'driveway-alert': driveway,
  'co-alarm': coAlarm,
  extinguisher,
  'home-safe': safe,
  'indoor-camera': indoorCamera,
} satisfies Record<string, Draw>;
