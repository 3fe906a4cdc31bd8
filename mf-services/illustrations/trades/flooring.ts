import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

const checks = pattern(
  'c',
  200,
  200,
  rect(0, 0, 200, 200, colour.steel) +
    rect(3, 3, 94, 94, colour.snow) +
    rect(103, 103, 94, 94, colour.snow) +
    rect(103, 3, 94, 94, colour.spruce) +
    rect(3, 103, 94, 94, colour.spruce) +
    path('M3 3h94L3 97zm100 100h94l-94 94z', colour.snowSoft),
);

const combed = pattern('m', 18, 18, rect(0, 0, 18, 18, step.kraftDark) + rect(0, 0, 18, 9, step.kraft), 'rotate(-24)');

const trowel =
  path('M-120-46h240v92h-240z', colour.snowShade) +
  path('M-120-46h240v20h-240z', colour.snow) +
  path(`M-120 46${'v12h12V46h12'.repeat(10)}z`, colour.steel) +
  rect(-60, -16, 120, 14, colour.steelDark, 6) +
  shade('M-86 16h180v12H-86z', opacity.cast) +
  rect(-84, -12, 168, 36, colour.amber, 18) +
  path('M-66 12H82q-4 12-16 12H-66q-14 0-16-12z', step.amberDeep) +
  rect(-66, -6, 120, 8, colour.amberLight, 4);

/** Checkered tile set into combed mortar with a notched trowel. */
export const tile = (): string =>
  draw(
    { patterns: [checks, combed] },
    rect(0, 0, 640, 400, step.trimDark),
    path('M0 0h560v210H460v190H0z', fill('m')),
    shade('M0 0h404v208H304v100H204v92H0z', opacity.cast),
    path('M0 0h397v200H297v100H197v100H0z', fill('c')),
    path('M397 3l5 4v200H302v100H202v93h-5V300h100V200h100z', colour.steelDark),
    shade('M356 260l210-92 34 80-206 100z', opacity.cast),
    place(466, 236, trowel, 1.05, -24),
    ...[
      [300, 48],
      [300, 148],
      [200, 248],
      [100, 348],
    ].map(([x, y]) => line(`M${x! - 10} ${y! + 52}h20m-10-10v20`, colour.amber, 5)),
  );

/** A roll of carpet, half laid out over the boards. */
export const carpet = (): string =>
  draw(
    { patterns: [pattern('p', 640, 60, rect(0, 0, 640, 60, colour.wood1) + rect(0, 57, 640, 3, colour.wood2))] },
    rect(0, 0, 640, 400, fill('p')),
    line(
      'M120 0v57m260-57v57M40 60v57m280-57v57m250-57v57M200 120v57m300-57v57M90 180v57m500-57v57M420 240v57M540 300v57',
      colour.wood2,
      3,
    ),
    path('M250 0h190L210 400H20z', colour.snow, opacity.shade),
    path('M0 126h404v192H0z', colour.tree),
    path('M0 142h404v160H0z', colour.spruce),
    line('M0 158h404M0 286h404', colour.amberLight, 5),
    ...[40, 140, 240, 340].map((x) => path(`M${x} 186l36 36-36 36-36-36z`, colour.treeLight)),
    ...[40, 140, 240, 340].map((x) => path(`M${x} 204l18 18-18 18-18-18z`, colour.amberLight)),
    shade('M404 112h88l38 26v206H404z', opacity.cast),
    path('M378 96h78q40 0 40 124t-40 124h-78z', colour.mid),
    path('M378 96h54v248h-54z', colour.far),
    shade('M456 96q40 0 40 124t-40 124q-20-6-20-124t20-124z', opacity.cast),
    disc(378, 220, 42, colour.tree, 124),
    disc(378, 220, 33, colour.mid, 100),
    disc(380, 220, 25, colour.tree, 78),
    disc(380, 220, 17, colour.mid, 54),
    disc(382, 220, 9, colour.spruceDark, 30),
    shade('M536 250l60-20 8 12-60 24z', opacity.cast),
    place(
      566,
      190,
      rect(-14, -50, 28, 120, colour.amber, 12) +
        path('M2-50h12V58q0 12-12 12z', step.amberDeep) +
        path('M-10-50h20v-34z', colour.steel) +
        rect(-5, -30, 10, 36, colour.ink, 5),
      1,
      24,
    ),
  );
