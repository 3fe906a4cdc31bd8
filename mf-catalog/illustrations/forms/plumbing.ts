import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, brass, grey, steel, toTone, white } from '../tone.ts';
import { digits, slats, metalUp } from '../parts/machines.ts';

const copper = toTone('#c8743f');

const tank = (body: string, top: string, h: number): string => contact(320, 346, 120, 14) + cylinder(320, 336, 82, h, body, top);

const shell = across('#a9adae', '#f1f1ee', '#ffffff', '#e5e4df', '#a7a9a8');

const copperPipes = [288, 352].map((x) => tube(`M${x} 78V34`, 13, copper)).join('');

const waterHeater: Draw = () =>
  copperPipes +
  tank(shell, '#d7d6d0', 262) +
  rect(290, 132, 60, 76, '#cfccc4', 4) +
  rect(292, 134, 56, 72, '#f7f6f2', 4) +
  rect(290, 236, 60, 44, '#d9d6ce', 4) +
  rect(300, 146, 40, 8, '#c7553f', 3) +
  slats(300, 166, 40, 3, 10, '#bdb9ae') +
  tube('M398 96h20v160', 9, copper) +
  rect(312, 316, 16, 22, metal(brass), 3);

const hybridHeater: Draw = () =>
  tank(shell, '#d7d6d0', 190) +
  cylinder(320, 148, 86, 84, across('#3c4245', '#80888b', '#3c4245', '#24282a'), '#4f5659') +
  slats(268, 108, 104, 4, 11, '#22272a') +
  disc(320, 66, 46, '#2b3033', 12) +
  disc(320, 65, 38, '#5f676a', 9) +
  rect(284, 190, 72, 46, '#1d2225', 8) +
  digits(306, 200, 0.5, '#8fd0a8') +
  path('M320 262q26-2 24 26-26 2-24-26zM318 262q-20 2-16 22 18 0 16-22z', '#4d8a62') +
  tube('M238 214h-30v-40', 11, copper) +
  tube('M238 292h-30v30', 11, copper);

const sumpPump: Draw = () =>
  contact(310, 346, 190, 14) +
  tube('M290 190V36', 28, white) +
  cylinder(256, 322, 66, 140, across('#1f4d6e', '#4f8db5', '#2f6a92', '#173a54'), '#6fa5c6') +
  cylinder(256, 338, 78, 22, across('#23272a', '#565d61', '#23272a'), '#3c4245') +
  slats(196, 328, 120, 2, 8, '#121416') +
  tube('M320 240q42 0 40 44', 6, black) +
  disc(362, 306, 22, outwards('#f2a75a', '#d5702a', '#93471a'), 30) +
  path('M404 244h106v98H404z', '#16181a') +
  slab(400, 240, 106, 98, toTone('#3a3f42'), 6) +
  rect(412, 262, 82, 34, '#c2473b', 3) +
  [424, 482].map((x, n) => rect(x - 8, 226, 18, 16, n ? '#3a3d40' : '#c2473b', 3)).join('');

const pipe: Draw = ({ tone: t }) =>
  contact(330, 322, 230, 20) +
  [
    [0, 0],
    [22, -44],
    [44, 0],
    [66, -44],
    [88, 0],
  ]
    .sort((a, b) => a[1]! - b[1]!)
    .map(
      ([dx, dy]) =>
        tube(`M${138 + dx! * 1.6} ${304 + dy!}l250-${106}`, 40, t) +
        disc(134 + dx! * 1.6, 306 + dy!, 17, t.deep, 20) +
        disc(134 + dx! * 1.6, 306 + dy!, 13, '#3a2014', 16),
    )
    .join('');

const pipeCoil: Draw = ({ tone: t }) =>
  contact(320, 332, 210, 26) +
  Array.from({ length: 5 }, (_, n) => {
    const d = `M${186} ${282 - n * 26}a134 62 0 1 0 268 0a134 62 0 1 0-268 0`;
    return line(d, t.deep, 24) + line(d, t.base, 18) + line(`M190 ${276 - n * 26}a130 60 0 0 0 200 46`, t.lit, 5, true);
  }).join('') +
  tube('M454 282q20 44-40 60h-60', 20, t) +
  rect(300, 214, 40, 128, '#f4f1e8', 4) +
  rect(308, 236, 24, 60, t.dark, 3);

const elbow: Draw = () => {
  const t = toTone('#d7dad9');
  return (
    contact(330, 330, 150, 16) +
    tube('M232 300V198q0-70 70-70h110', 92, brass) +
    slab(170, 264, 124, 66, t, 12) +
    slab(384, 66, 66, 124, t, 12) +
    disc(232, 330, 44, grey.dark, 12) +
    disc(232, 329, 32, '#2c2f31', 8) +
    disc(450, 128, 12, grey.dark, 44) +
    disc(452, 128, 8, '#2c2f31', 32) +
    line('M180 284h104M404 76v104', '#2f7bbf', 6)
  );
};

const backwater: Draw = () => {
  const t = toTone('#3b3f42');
  return (
    contact(320, 322, 230, 16) +
    tube('M112 248h416', 104, t) +
    [126, 490].map((x) => rect(x, 186, 30, 124, metalUp(t), 6)).join('') +
    path('M236 216l20-72h128l20 72z', across(t.lit, t.base, t.deep)) +
    rect(240, 116, 160, 34, down(t.pale, t.base), 8) +
    Array.from({ length: 5 }, (_, n) => disc(258 + n * 31, 126, 7, outwards(steel.pale, steel.dark))).join('') +
    rect(266, 152, 108, 50, down('#dce9ec', '#a9c2c9'), 6) +
    line('M278 194l76-34', '#c7553f', 7, true) +
    line('M282 270h76l-16-14m16 14l-16 14', '#f1f0ec', 6, true)
  );
};

export const plumbing = {
  'water-heater': waterHeater,
  'heat-pump-water-heater': hybridHeater,
  'sump-pump': sumpPump,
  pipe,
  'pipe-coil': pipeCoil,
  elbow,
  'backwater-valve': backwater,
} satisfies Record<string, Draw>;
