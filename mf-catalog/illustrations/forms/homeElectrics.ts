import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, face, grain, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { black, steel, toTone, white } from '../tone.ts';
import { decorator, plate } from '../parts/plates.ts';

const rocker: Draw = () =>
  plate(
    decorator(
      path('M282 108h74v88h-74z', down('#ffffff', white.base)) +
        path('M282 196h74v88h-74z', down(white.dark, white.base)) +
        line('M282 196h74', white.deep, 2) +
        rect(312, 262, 14, 4, '#b8b4aa', 2),
    ),
  );

const timer: Draw = () =>
  plate(
    decorator(
      [0, 1, 2, 3]
        .map(
          (n) =>
            rect(282, 108 + n * 36, 74, 30, face(white), 5) +
            disc(344, 123 + n * 36, 3.4, n === 1 ? '#62b574' : '#c9c5bb') +
            rect(292, 121 + n * 36, 14 + n * 7, 5, '#8f8b82', 2.5),
        )
        .join('') +
        rect(282, 256, 74, 30, white.dark, 5) +
        disc(319, 271, 9, '#c75c1f', 9, 0.85),
    ),
  );

const outlet = (x: number, y: number): string =>
  rect(x, y, 6, 20, '#3b3a37', 2) +
  rect(x + 28, y + 2, 6, 16, '#3b3a37', 2) +
  path(`M${x + 11} ${y + 34}a6 6 0 0 1 12 0v4h-12z`, '#3b3a37');

const outdoorOutlet: Draw = ({ tone: t }) =>
  contact(310, 350, 130, 12) +
  slab(214, 62, 188, 278, t, 14) +
  rect(238, 112, 136, 204, t.deep, 8) +
  rect(242, 116, 128, 196, white.base, 6) +
  outlet(288, 134) +
  outlet(288, 226) +
  rect(284, 196, 44, 12, '#2f3133', 3) +
  path('M214 76l-22-44h182l28 44z', t.lit) +
  path('M192 32h182l28 44h-12l-24-34H200z', t.dark) +
  path('M192 32l22 44v14l-34-50z', t.deep) +
  rect(284, 322, 44, 18, t.deep, 8);

const surge: Draw = () =>
  contact(320, 350, 130, 12) +
  slab(232, 92, 176, 224, toTone('#3d4347'), 14) +
  rect(252, 116, 136, 84, '#fbfaf6', 6) +
  path('M326 126l-26 36h18l-8 28 30-40h-18z', '#e2a72e') +
  [0, 1].map((n) => disc(286 + n * 68, 232, 12, '#17191b') + disc(286 + n * 68, 231, 9, outwards('#d7f5df', '#62b574'))).join('') +
  rect(268, 266, 104, 12, '#6d7478', 6) +
  [0, 1, 2, 3]
    .map((n) => line(`M${288 + n * 22} 92q${-20 + n * 14}-30 ${-8 + n * 6}-58`, ['#17191b', '#b23a2f', '#f4f4f1', '#5f8a4c'][n]!, 9, true))
    .join('') +
  rect(296, 78, 48, 18, metal(steel), 4);

const flush: Draw = ({ tone: t }) =>
  rect(120, 40, 400, 14, '#e9e3d6') +
  contact(320, 62, 170, 10) +
  path('M176 54h288v30q0 20-20 20H196q-20 0-20-20z', metal(t)) +
  path('M190 100h260q-10 92-130 98-120-6-130-98z', outwards('#ffffff', '#fff6de', '#f0dfb0')) +
  path('M206 110q20 52 70 70-56-12-76-70z', '#ffffff', 0.7) +
  rect(184, 92, 272, 12, t.deep, 6) +
  rect(184, 90, 272, 9, t.lit, 4.5) +
  disc(320, 202, 10, metal(t));

const fan: Draw = ({ tone: t }) => {
  const blade = (d: string) =>
    path(d, t.deep) +
    path(
      d.replace('M', 'M').replace(/^M(\S+) (\S+)/, (_, x, y) => `M${x} ${Number(y) - 4}`),
      across(t.lit, t.base, t.dark),
    );
  return (
    rect(306, 0, 28, 60, metal(black)) +
    path('M280 0h80l-14 22h-52z', black.base) +
    blade('M300 128L96 168q-24 4-22-14 2-14 24-18l198-26z') +
    blade('M340 128l204 40q24 4 22-14-2-14-24-18l-198-26z') +
    blade('M296 144l-92 120q-14 16 4 24 16 4 28-10l84-116z') +
    blade('M344 144l92 120q14 16-4 24-16 4-28-10l-84-116z') +
    grain(110, 136, 170, 18, t, 2) +
    cylinder(320, 152, 66, 84, across(black.deep, black.lit, black.base, black.deep), black.lit) +
    path('M262 164h116q-6 52-58 54-52-2-58-54z', outwards('#ffffff', '#fff6de', '#f0dfb0')) +
    line('M352 214v62', '#6d7478', 2) +
    disc(352, 280, 6, t.base)
  );
};

const lightBar: Draw = () =>
  rect(96, 70, 448, 58, across('#c39a66', '#d7b381', '#b98d58')) +
  rect(96, 122, 448, 6, '#8a6a3f') +
  path('M150 152L86 340h468l-64-188z', down('#fff3c4', '#fff8e4', '#f4efe4'), 0.7) +
  rect(140, 128, 360, 24, '#b9bfc2', 6) +
  rect(140, 126, 358, 20, metal(steel), 6) +
  rect(152, 142, 336, 11, '#fffbe2', 5) +
  tube('M498 136h40q14 0 14 16v40', 7, white) +
  rect(516, 138, 20, 14, white.base, 4);

export const homeElectrics = {
  'rocker-switch': rocker,
  'timer-switch': timer,
  'outdoor-outlet': outdoorOutlet,
  'surge-protector': surge,
  'flush-light': flush,
  'ceiling-fan': fan,
  'light-bar': lightBar,
} satisfies Record<string, Draw>;
