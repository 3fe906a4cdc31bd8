import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

/** A young maple beside the spade that planted it. */
export const planting = (): string =>
  draw(
    {},
    ground(colour.sky),
    path('M0 268q160-50 330-20t310-16v168H0z', colour.far),
    path('M0 300q200-30 360-12t280-8v120H0z', colour.treeLight),
    path('M0 352q180-26 330-10t310-8v66H0z', colour.tree),
    disc(280, 330, 150, colour.wood4, 34),
    disc(270, 322, 118, colour.wood3, 20),
    path('M266 330q10-80 2-150l20 0q2 90 4 148z', colour.wood3),
    line('M276 220q-40-20-52-58m54 40q30-20 44-54', colour.wood3, 8),
    disc(278, 120, 92, colour.brick1, 84),
    disc(214, 148, 56, step.brickMid, 50),
    disc(342, 150, 58, colour.brick2, 50),
    disc(256, 94, 60, colour.amber, 46),
    disc(312, 118, 36, step.amberDeep, 30),
    disc(228, 140, 24, step.amberDeep, 20),
    line('M236 330V210m0 18h36', colour.wood1, 8),
    shade('M452 316l60 14-10 18-70-16z', opacity.cast),
    line('M494 46 456 250', colour.wood2, 15),
    line('M490 46 452 250', colour.wood1, 6),
    path('M462 28q40-14 66 16l-10 18q-26-8-56-16z', colour.spruce),
    path('M474 38q24-4 40 10l-4 6q-18-6-38-8z', colour.sky),
    path('M418 234l78 16-8 66q-10 34-46 36-26-20-28-54z', colour.steel),
    path('M462 243l34 7-8 66q-10 34-46 36z', colour.steelDark),
    path('M404 338q40-26 90 6l-20 16h-60z', colour.wood4),
    path('M112 344q-6-40-34-50 34-2 40 30 4-36 34-40-22 20-26 60zm430 26q-6-40-34-50 34-2 40 30 4-36 34-40-22 20-26 60z', colour.spruce),
  );

/** An amber lawn mower on stripes of cut grass. */
export const mower = (): string =>
  draw(
    {},
    ground(colour.sky),
    path('M0 210q90-46 180-12t180-18 280 10v60H0z', colour.mid),
    ledge(232, colour.treeLight, colour.mid),
    path('M0 292h640v46H0z', colour.tree),
    path('M0 366h640v34H0z', colour.tree),
    path(
      'M420 292l8-22 10 22 10-26 10 26 10-22 10 22 12-28 10 28 10-20 10 20 10-26 12 26 10-22 10 22 12-24 10 24 12-20 12 24v10H420z',
      colour.tree,
    ),
    cast(320, 350, 380, 18),
    line('M226 262 96 66H52', colour.steelDark, 15, true),
    line('M223 258 92 64H54', colour.steel, 7, true),
    line('M86 66H48', colour.ink, 18, true),
    line('M160 160h52', colour.steelDark, 8, true),
    path('M74 210q70-6 130 20v82q-60 22-114-10z', colour.spruce),
    path('M74 210q70-6 130 20v14q-66-20-128-12z', colour.mid),
    path('M186 254q0-22 22-22h190q56 0 76 62v34H186z', colour.amber),
    path('M186 296h288v32H186z', step.amberDeep),
    path('M200 246h190q30 0 48 14H196q-4-14 4-14z', colour.amberLight),
    rect(262, 172, 132, 62, colour.ink, 12),
    path('M262 184q0-12 12-12h108q12 0 12 12v12H262z', colour.steelDark),
    line('M282 210h50m-50 12h50', colour.steel, 5),
    rect(346, 150, 30, 24, colour.brick1, 6),
    disc(222, 322, 42, colour.ink),
    disc(222, 322, 20, colour.snowShade),
    disc(222, 322, 7, colour.steelDark),
    disc(446, 330, 33, colour.ink),
    disc(446, 330, 15, colour.snowShade),
    disc(446, 330, 6, colour.steelDark),
  );
