import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, down, metal, outwards, slab, type Draw } from '../studio.ts';
import { steel, white } from '../tone.ts';
import { digits } from '../parts/machines.ts';

const thermostat: Draw = () =>
  contact(310, 344, 170, 12) +
  disc(266, 200, 132, '#a7a298') +
  disc(262, 195, 132, outwards('#ffffff', '#f3f1ec', '#c8c4ba')) +
  disc(262, 195, 108, '#17191b') +
  line('M182 250a98 98 0 1 1 160 0', '#e29a3e', 9, true) +
  digits(234, 166, 1.1, '#f4f2ec') +
  disc(262, 258, 5, '#7cc48f') +
  slab(440, 218, 74, 104, white, 22) +
  disc(477, 256, 15, outwards('#ffffff', '#cfcbc2')) +
  [0, 1, 2].map((n) => line(`M462 ${288 + n * 8}h30`, '#c5c0b6', 3, true)).join('');

const baseboardThermostat: Draw = () =>
  contact(322, 348, 100, 10) +
  rect(248, 64, 150, 276, '#a9a49a', 14) +
  slab(244, 60, 150, 276, white, 14) +
  rect(262, 80, 114, 116, down('#d8e2d6', '#bccabb'), 6) +
  digits(286, 110, 1.1, '#32403a') +
  [236, 284]
    .map((y, n) => rect(288, y - 18, 62, 34, '#e2dfd7', 10) + path(n ? `M308 ${y - 6}h22l-11 12z` : `M308 ${y + 6}h22l-11-12z`, '#8d887d'))
    .join('') +
  disc(319, 316, 4, '#7cc48f');

const floorThermostat: Draw = () =>
  contact(322, 350, 130, 10) +
  rect(200, 84, 234, 182, '#a9a49a', 12) +
  slab(196, 80, 234, 182, white, 12) +
  rect(214, 98, 142, 146, down('#22303a', '#151d23'), 6) +
  digits(242, 130, 1.1, '#f1e3c4') +
  [0, 1, 2].map((n) => line(`M${246 + n * 26} 230q8-8 0-16t0-16`, '#d98a3d', 4, true)).join('') +
  [124, 170, 216].map((y) => disc(394, y, 12, '#dedad1')).join('') +
  line('M300 262v30q0 34 40 34h120q22 0 22-20', '#3a3d40', 6, true) +
  rect(474, 268, 16, 44, metal(steel), 7);

export const thermostats = {
  thermostat,
  'baseboard-thermostat': baseboardThermostat,
  'floor-thermostat': floorThermostat,
} satisfies Record<string, Draw>;
