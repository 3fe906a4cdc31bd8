import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

const wool = pattern(
  'f',
  84,
  60,
  rect(0, 0, 84, 60, colour.amberLight) +
    line('M0 14q20-12 42 0t42 0M0 44q20 12 42 0t42 0', step.sun, 5) +
    line('M10 28q14-8 26 0m22 4q10 6 20 0', step.glow, 4),
);

const stud = (x: number): string =>
  rect(x, 0, 46, 400, colour.wood2) + rect(x, 0, 12, 400, colour.wood1) + shade(`M${x + 34} 0h12v400h-12z`);

/** Batts between the studs of a wall, the last one half in. */
export const batts = (): string =>
  draw(
    { patterns: [wool] },
    rect(0, 0, 640, 400, colour.spruceDark),
    line('M0 120h640M0 250h640', colour.spruce, 5),
    rect(20, 0, 150, 400, fill('f')),
    rect(216, 0, 164, 400, fill('f')),
    shade('M150 0h20v400h-20zm210 0h20v400h-20z'),
    stud(-26),
    stud(170),
    stud(380),
    stud(594),
    rect(0, 362, 640, 38, colour.wood2),
    rect(0, 362, 640, 9, colour.wood1),
    path('M426 98q60-22 150-60l22 16v308H426z', fill('f')),
    path('M426 98q60-22 150-60-20 130-8 324H426z', fill('f')),
    path('M576 38l22 16v308h-30q-12-194 8-324z', step.amberDeep),
    path('M426 98q60-22 150-60l8 6q-70 42-158 66z', step.glow),
  );

/** A roll of wool, a knife and a stapler beside it. */
export const roll = (): string =>
  draw(
    { patterns: [wool] },
    ground(colour.mid),
    ledge(306, colour.wood2, colour.wood1),
    cast(280, 356, 440, 18),
    path('M262 330h270q16 0 16 16v12q0 16-16 16H240z', fill('f')),
    path('M240 352h308v6q0 16-16 16H240z', step.amberDeep),
    path('M214 62h180q120 24 120 150t-120 152H214z', fill('f')),
    shade('M410 66q104 30 104 146T394 364H310q130-60 100-298z', opacity.shade),
    path('M286 62h44v302h-44z', colour.snow),
    path('M286 62h44v302h-44z', colour.far, opacity.deep),
    path('M296 190l12-12 12 12v30h-24z', colour.spruce),
    disc(214, 213, 112, step.amberDeep, 151),
    disc(214, 213, 101, colour.amberLight, 138),
    disc(214, 213, 84, step.amberDeep, 114),
    disc(214, 213, 75, colour.amberLight, 102),
    disc(214, 213, 56, step.amberDeep, 77),
    disc(214, 213, 47, colour.amberLight, 65),
    disc(214, 213, 26, colour.wood4, 36),
    place(
      92,
      352,
      rect(-52, -12, 96, 24, colour.brick1, 10) + rect(-52, 2, 96, 10, colour.brick2, 5) + path('M44-10h58l14 16H44z', colour.snowShade),
      1,
      -8,
    ),
    place(
      574,
      300,
      path('M-58-20h120v26H-30q-28 0-28-26z', colour.steelDark) +
        line('M-50-24q60-40 108-18', colour.brick1, 16, true) +
        rect(36, -30, 26, 66, colour.steelDark, 4) +
        rect(30, 30, 36, 10, colour.steel, 3),
      0.9,
      0,
    ),
  );
