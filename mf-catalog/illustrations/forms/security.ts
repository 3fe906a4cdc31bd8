import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { steel, toTone, white } from '../tone.ts';

const puck = (cx: number, cy: number, r: number, inside: string): string =>
  contact(cx + 6, cy + r + 8, r * 1.1, 12) +
  disc(cx + 5, cy + 8, r, '#b3aea3') +
  disc(cx, cy, r, outwards('#ffffff', '#f7f6f3', '#d9d6ce')) +
  inside;

const slots = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 16 }, (_, n) => {
    const a = (n * Math.PI) / 8;
    return line(
      `M${cx + r * 0.66 * Math.cos(a)} ${cy + r * 0.66 * Math.sin(a)}L${cx + r * 0.82 * Math.cos(a)} ${cy + r * 0.82 * Math.sin(a)}`,
      '#a5a197',
      5,
      true,
    );
  }).join('');

const smokeAlarm: Draw = () =>
  puck(
    320,
    196,
    132,
    slots(320, 196, 132) +
      disc(320, 196, 70, '#d2cec5') +
      disc(320, 195, 68, outwards('#ffffff', '#efede8')) +
      disc(320, 196, 22, '#dcd9d1') +
      disc(368, 164, 5, '#5fb878') +
      disc(284, 232, 5, '#c2473b'),
  );

const wiredAlarm: Draw = () =>
  line('M452 196q60 0 62 60', '#2e3032', 5, true) +
  line('M452 202q50 6 46 60', '#efece4', 5, true) +
  line('M452 190q70-6 78 60', '#b23a2f', 5, true) +
  rect(430, 178, 30, 38, '#e8e5dd', 5) +
  puck(
    304,
    196,
    132,
    slots(304, 196, 118) +
      disc(304, 196, 54, '#d2cec5') +
      disc(304, 195, 52, outwards('#ffffff', '#efede8')) +
      rect(282, 186, 44, 20, '#e1ded6', 8) +
      disc(304, 262, 5, '#5fb878'),
  );

const leakSensor: Draw = () =>
  path('M120 316q40-26 120-22 90-24 180 0 90-4 110 22-30 34-200 32-180 4-210-32z', outwards('#c7e1ea', '#9cc6d4')) +
  puck(
    320,
    202,
    104,
    disc(320, 202, 62, '#d2cec5') +
      disc(320, 201, 60, '#f6f5f2') +
      path('M320 164q28 36 28 52a28 28 0 0 1-56 0q0-16 28-52z', down('#6fb3cf', '#357fa3')) +
      line('M306 214q0 14 12 18', '#cfe8f1', 4, true),
  ) +
  [276, 364].map((x) => rect(x - 6, 300, 12, 14, metal(steel), 2)).join('');

const alarmParts: readonly string[] = [
  slab(176, 96, 120, 190, white, 14) +
    rect(190, 112, 92, 60, '#2c3a44', 6) +
    Array.from({ length: 9 }, (_, n) => rect(192 + (n % 3) * 32, 184 + Math.floor(n / 3) * 32, 26, 24, '#d8d5cd', 6)).join(''),
  slab(318, 204, 104, 82, white, 16) + disc(370, 245, 20, '#e0ddd5') + disc(370, 245, 7, '#5fb878'),
  slab(318, 96, 34, 84, white, 6) + slab(360, 96, 20, 84, white, 4),
  path('M402 96h66v60q-33 30-66 0z', across('#ffffff', '#d8d5cd')) + disc(435, 134, 22, outwards('#ffffff', '#cfcbc2'), 18),
  slab(442, 204, 30, 82, white, 6) + slab(478, 204, 18, 82, white, 4),
  slab(490, 96, 30, 84, white, 6) + slab(526, 96, 16, 84, white, 4),
  disc(134, 244, 34, outwards('#ffffff', '#d3d0c7')) + disc(134, 244, 10, '#b23a2f'),
  slab(106, 100, 50, 90, toTone('#e3e0d8'), 10) + [118, 134, 150].map((y) => line(`M118 ${y}h26`, '#8d887d', 5, true)).join(''),
];

const alarmKit: Draw = ({ count }) => contact(324, 318, 240, 16) + alarmParts.slice(0, count).join('');

const bulletCamera = (x: number, y: number): string =>
  path(`M${x} ${y}h128q16 0 16 16v52q0 16-16 16H${x}q-14-42 0-84z`, down('#ffffff', '#eceae4', '#b9b5ab')) +
  disc(x, y + 42, 40, '#c9c5bb', 44) +
  disc(x - 2, y + 42, 34, '#15181b', 38) +
  disc(x - 4, y + 42, 17, outwards('#5d7f96', '#16222c')) +
  disc(x - 9, y + 34, 4, '#dcecf5');

const wallFoot = (x: number, y: number): string => slab(x, y, 26, 104, white, 6) + tube(`M${x - 50} ${y + 52}h52`, 20, white);

const floodCamera: Draw = () =>
  wallFoot(478, 156) +
  [
    [196, 68],
    [330, 68],
  ]
    .map(
      ([x, y]) =>
        rect(x!, y!, 104, 76, '#8e8a80', 10) +
        rect(x! - 2, y! - 3, 104, 76, '#fbfaf7', 10) +
        rect(x! + 8, y! + 8, 84, 54, outwards('#ffffff', '#fff2c4', '#f6dc90'), 6) +
        rect(x! + 40, y! + 73, 20, 24, '#cfccc4'),
    )
    .join('') +
  tube('M246 172h150', 18, white) +
  bulletCamera(252, 190) +
  contact(340, 340, 150, 10);

const doorbell: Draw = () =>
  contact(320, 354, 70, 8) +
  rect(270, 52, 106, 298, '#a39f95', 30) +
  slab(266, 48, 106, 298, toTone('#3a3e41'), 30) +
  rect(276, 58, 86, 150, '#14161a', 24) +
  disc(319, 112, 28, outwards('#4b6678', '#0f1820')) +
  disc(310, 103, 6, '#dcecf5') +
  disc(319, 176, 4, '#aa3333') +
  disc(319, 272, 34, '#6fb6d6') +
  disc(319, 272, 29, outwards('#f4f5f5', '#c3c8cb')) +
  path('M308 278q0-22 11-22t11 22l4 6h-30z', '#7d858a');

const solarCamera: Draw = () =>
  path('M196 60h216l34 76H226z', '#c9c5bb') +
  path('M204 64h202l28 64H234z', down('#33506b', '#1b2c3d')) +
  [0, 1, 2].map((n) => line(`M${255 + n * 50} 64l${27} 64`, '#6d8ba3', 2)).join('') +
  line('M214 86h204M224 106h204', '#6d8ba3', 2) +
  tube('M330 136v60', 14, white) +
  wallFoot(478, 178) +
  bulletCamera(250, 190) +
  contact(340, 340, 150, 10);

export const security = {
  'smoke-alarm': smokeAlarm,
  'wired-smoke-alarm': wiredAlarm,
  'leak-sensor': leakSensor,
  'alarm-kit': alarmKit,
  'flood-camera': floodCamera,
  doorbell,
  'solar-camera': solarCamera,
} satisfies Record<string, Draw>;
