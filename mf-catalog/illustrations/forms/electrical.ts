import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, face, metal, outwards, slab, tube, type Draw } from '../studio.ts';
import { toTone, white } from '../tone.ts';
import { decorator, plate } from '../parts/plates.ts';

const outlet = (x: number, y: number): string =>
  rect(x, y, 6, 20, '#3b3a37', 2) +
  rect(x + 28, y + 2, 6, 16, '#3b3a37', 2) +
  path(`M${x + 11} ${y + 34}a6 6 0 0 1 12 0v4h-12z`, '#3b3a37');

const dimmer: Draw = () =>
  plate(
    decorator(
      rect(282, 108, 74, 132, face(white), 4) +
        rect(282, 238, 74, 4, white.deep) +
        [0, 1, 2, 3, 4, 5, 6].map((n) => disc(346, 222 - n * 17, 3, n < 4 ? '#e9a53b' : '#c9c5bb')).join('') +
        path('M296 258h46l-23 24z', '#cfcbc2'),
    ),
  );

const motion: Draw = () =>
  plate(
    decorator(
      rect(282, 108, 74, 104, down(white.base, white.lit), 4) +
        rect(288, 222, 62, 62, white.dark, 8) +
        disc(319, 253, 28, outwards('#ffffff', '#dcd9d1', '#b8b4aa')) +
        line('M294 253h50M319 228v50', '#c6c2b8', 1.5),
    ),
  );

const gfci: Draw = () =>
  plate(
    decorator(
      outlet(302, 116) +
        outlet(302, 238) +
        rect(288, 178, 28, 16, '#2f3133', 3) +
        rect(322, 178, 28, 16, '#b23a2f', 3) +
        disc(319, 208, 3, '#62b574'),
    ),
  );

const usb: Draw = () =>
  plate(
    decorator(
      outlet(302, 112) +
        outlet(302, 248) +
        [0, 1].map((n) => rect(298, 178 + n * 24, 42, 15, '#6e6b66', 7) + rect(303, 183 + n * 24, 32, 5, '#1f1e1c', 2.5)).join(''),
    ),
  );

/** A flat cable on its drum. */
const cable: Draw = ({ tone: t }) => {
  const side = (x: number, paint: string) => disc(x, 196, 66, paint, 140);
  const turns = Array.from({ length: 9 }, (_, n) =>
    line(`M${262 + n * 15} 92a44 104 0 0 1 0 208`, [t.base, t.lit, t.dark][n % 3]!, 13),
  ).join('');
  return (
    contact(322, 338, 170, 16) +
    side(410, '#8a6a44') +
    side(404, '#c79f6b') +
    path('M250 92h150a44 104 0 0 1 0 208H250z', across(t.dark, t.base, t.dark)) +
    turns +
    side(242, '#8a6a44') +
    side(236, across('#d9b481', '#c39a63')) +
    disc(236, 196, 26, '#8a6a44', 52) +
    disc(238, 196, 17, '#4d3a24', 36) +
    tube('M392 298q44 40 92 28', 13, t) +
    line('M482 326l22-4', '#c8743f', 3) +
    line('M482 330l22 3', '#c8743f', 3)
  );
};

const loadCentre: Draw = () => {
  const t = toTone('#8f9799');
  const rows = Array.from({ length: 10 }, (_, n) =>
    [282, 323].map((x) => rect(x, 132 + n * 18, 35, 15, '#24272a', 2) + rect(x + 10, 136 + n * 18, 14, 7, '#5a6064', 1)).join(''),
  ).join('');
  return (
    contact(340, 350, 150, 12) +
    slab(228, 44, 184, 302, t, 4) +
    rect(264, 66, 112, 262, '#cfd4d5', 2) +
    rect(298, 78, 44, 40, '#24272a', 3) +
    rect(312, 86, 16, 24, '#d8dcdd', 2) +
    rows +
    path('M412 46l66-18v306l-66 12z', across('#a8afb1', '#8a9294')) +
    path('M420 60l50-14v272l-50 10z', '#b7bdbf') +
    disc(462, 190, 5, '#4b5154')
  );
};

const charger: Draw = () =>
  contact(300, 350, 130, 12) +
  slab(228, 56, 148, 220, toTone('#3d4347'), 26) +
  rect(244, 72, 116, 92, down('#f4f5f4', '#d5d9da'), 14) +
  path('M308 86l-24 36h18l-8 28 28-38h-18z', '#3f9468') +
  rect(262, 188, 80, 8, '#61c38d', 4) +
  line('M302 276v20q0 50 60 44t74-70V160', '#17191b', 15, true) +
  line('M299 276v20q0 46 60 41t74-68V160', '#4b5054', 3, true) +
  path('M410 84h40q10 0 10 14l-6 66h-40l-12-58q-2-22 8-22z', across('#5d6468', '#2e3236')) +
  rect(404, 74, 36, 16, '#17191b', 5);

const breaker: Draw = () =>
  contact(320, 336, 150, 14) +
  path('M222 126l26-24h220l-26 24z', '#50565a') +
  path('M442 126l26-24v178l-26 36z', '#16181a') +
  slab(218, 124, 226, 194, toTone('#2f3337'), 8) +
  rect(240, 146, 96, 66, '#eceeee', 4) +
  rect(252, 160, 72, 8, '#33679a', 3) +
  rect(252, 176, 50, 5, '#9aa0a3', 2) +
  rect(356, 150, 66, 86, '#14161a', 6) +
  rect(368, 160, 42, 44, across('#6d7478', '#d5dadc', '#6d7478'), 4) +
  disc(262, 246, 13, '#2f7bbf') +
  disc(262, 244, 9, '#63a5df') +
  rect(240, 282, 60, 18, metal(toTone('#c8743f')), 3) +
  line('M444 218q56 8 46 60t-74 56', '#f1f0ec', 7, true);

export const electrical = {
  dimmer,
  'motion-switch': motion,
  'gfci-outlet': gfci,
  'usb-outlet': usb,
  cable,
  'load-centre': loadCentre,
  'ev-charger': charger,
  breaker,
} satisfies Record<string, Draw>;
