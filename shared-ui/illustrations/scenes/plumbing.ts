import { frame, tiles, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, place, rect, shade } from '../shapes.ts';

const pipe = (d: string): string =>
  line(d, colour.brick2, 34) + place(-3, -3, line(d, colour.wood2, 28)) + place(-9, -9, line(d, colour.wood1, 6));

const collar = (x: number, y: number, upright: boolean): string =>
  upright
    ? rect(x - 23, y - 9, 46, 18, colour.wood3) + rect(x - 23, y - 9, 12, 18, colour.wood2) + shade(`M${x + 11} ${y - 9}h12v18h-12z`)
    : rect(x - 9, y - 23, 18, 46, colour.wood3) + rect(x - 9, y - 23, 18, 12, colour.wood2) + shade(`M${x - 9} ${y + 11}h18v12h-18z`);

const wheel =
  disc(0, 0, 58, colour.amber) +
  disc(0, 0, 40, colour.sky) +
  disc(4, 5, 40, colour.far) +
  disc(0, 0, 38, colour.spruce) +
  line('M0-44V44M-38-22 38 22M-38 22 38-22', colour.amber, 13) +
  disc(0, 0, 19, step.amberDeep) +
  disc(-2, -2, 13, colour.amberLight) +
  shade('M41-41A58 58 0 0 1-41 41l8-8A46 46 0 0 0 33-33z');

/** Copper pipes on a tiled wall with a large brass valve wheel, a gauge and a bucket under a drip. */
export const plumbing = (): string =>
  draw(
    { patterns: [tiles('t', 44, colour.sky, colour.snowSoft)] },
    rect(0, 0, 640, 400, fill('t')),
    frame(462, 36, 132, 104, winterView(132, 104, 'lake')),
    rect(450, 149, 156, 12, colour.snow),
    shade('M450 161h156l-8 8H458z'),
    rect(0, 250, 640, 100, colour.tree),
    rect(0, 250, 640, 10, colour.treeLight),
    path('M104 260h5v90h-5zm160 0h5v90h-5zm160 0h5v90h-5zm144 0h5v90h-5z', colour.spruce),
    line('M150-20V176q0 24 24 24H500q24 0 24 24V360', colour.ink, 34, false, opacity.shade),
    pipe('M138-20V170q0 24 24 24H488q24 0 24 24V360'),
    pipe('M318 194V330q0 8 8 8'),
    collar(138, 96, true),
    collar(222, 194, false),
    collar(420, 194, false),
    collar(512, 276, true),
    rect(272, 156, 92, 76, colour.wood3, 10),
    rect(272, 156, 92, 18, colour.wood2, 9),
    shade('M340 156h24v76h-24z'),
    collar(318, 246, true),
    shade('M264 196a62 62 0 0 0 124-10l-8 40-50 36-48-20z'),
    rect(300, 92, 36, 74, step.bronze),
    rect(300, 92, 12, 74, colour.amberLight),
    place(318, 150, disc(6, 8, 60, colour.ink, 60, opacity.cast) + wheel, 1.3),
    disc(426, 146, 32, colour.steelDark),
    disc(424, 144, 26, colour.snow),
    line('M424 144l13-14M406 152a20 20 0 0 1 36-18', colour.brick1, 4, true),
    rect(416, 174, 18, 10, colour.steelDark),
    path('M0 346h640v54H0z', step.kraft),
    rect(0, 346, 640, 8, step.kraftDark),
    shade('M280 374h130l40 14H290z', opacity.cast),
    path('M276 288h108l-12 96h-84z', colour.steel),
    shade('M344 288h40l-12 96h-36z'),
    path('M276 288h108l-2 14H278z', colour.steelDark),
    disc(330, 289, 54, colour.snowShade, 9),
    disc(330, 291, 46, colour.mid, 7),
    path('M322 262q-9 12 0 18 10 4 12-6 0-6-12-12z', colour.mid),
  );
