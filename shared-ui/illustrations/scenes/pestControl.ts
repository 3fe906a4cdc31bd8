import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, pattern, place, rect, shade } from '../shapes.ts';
import { fill } from '../shapes.ts';

const ant =
  disc(-15, 0, 10, colour.ink, 7) +
  disc(0, -1, 6, colour.ink) +
  disc(12, -2, 7, colour.ink) +
  line('M-4 2l-8 12M1 3v12M5 2l8 11M16-7q6-8 12-8M17-4q8-3 12 0', colour.ink, 2.5, true);

/** A mouse peeks out of its hole at a wedge of cheese; a sprayer stands ready. */
export const pestControl = (): string =>
  draw(
    { patterns: [pattern('w', 64, 64, rect(0, 0, 64, 64, colour.far) + path('M32 10l9 16h-4l8 14h-8v8h-10v-8h-8l8-14h-4z', colour.mid))] },
    rect(0, 0, 640, 400, fill('w')),
    path('M0 0h640v90L240 0z', colour.sky, opacity.veil),
    rect(0, 190, 640, 130, colour.tree),
    rect(0, 190, 640, 14, colour.treeLight),
    shade('M0 204h640v7H0z'),
    path('M120 212h5v90h-5zm430 0h5v90h-5z', colour.spruce),
    rect(0, 296, 640, 28, colour.snow),
    rect(0, 296, 640, 6, colour.snowShade),
    rect(0, 322, 640, 78, colour.wood2),
    line('M0 348h640M0 376h640M90 324v24m230-24v24m210-24v24M200 348v28m250-28v28M60 376v24m310-24v24', colour.wood3, 3),
    path('M168 324V236a84 84 0 0 1 168 0v88z', colour.wood1),
    path('M180 324V236a72 72 0 0 1 144 0v88z', colour.ink),
    path('M180 324h144l20 12H162z', colour.wood4),
    path('M252 330q-58 0-58-50 0-44 58-44t58 44q0 50-58 50z', colour.steel),
    disc(206, 226, 31, colour.steel),
    disc(298, 226, 31, colour.steel),
    disc(206, 228, 19, colour.wood1),
    disc(298, 228, 19, colour.wood1),
    path('M252 330q58 0 58-50 0-44-58-44 40 40 0 94z', colour.ink, opacity.shade),
    disc(230, 268, 13, colour.snow),
    disc(276, 268, 13, colour.snow),
    disc(234, 270, 7, colour.ink),
    disc(280, 270, 7, colour.ink),
    disc(252, 296, 24, colour.snowShade, 17),
    disc(252, 288, 9, colour.brick1, 6),
    line('M228 298l-38-6m38 14-36 8m84-16 38-6m-38 14 36 8', colour.snowShade, 2.5),
    path('M210 326q0-14 12-14t12 14zm60 0q0-14 12-14t12 14z', colour.wood1),
    shade('M338 360h120l30 10H356z', opacity.cast),
    path('M330 318 440 286v72H330z', colour.amber),
    path('M330 318 418 270q20 2 22 16z', colour.amberLight),
    shade('M412 294l28-8v72h-28z'),
    disc(368, 334, 10, step.amberDeep),
    disc(404, 316, 8, step.amberDeep),
    disc(412, 346, 9, step.amberDeep),
    path('M330 330a9 9 0 0 1 0 18z', step.amberDeep),
    line('M534 196q-60-60-44 40 10 60-40 62', colour.ink, 7, true),
    line('M452 298l-36-60', colour.steelDark, 7, true),
    shade('M500 364h110l24 10H514z', opacity.cast),
    path('M496 226q0-30 42-30t42 30v130q0 10-10 10h-64q-10 0-10-10z', colour.snow),
    path('M552 198q28 6 28 28v130q0 10-10 10h-18z', colour.snowShade),
    rect(496, 262, 84, 60, colour.brick1),
    shade('M552 262h28v60h-28z'),
    path('M538 270l22 8q0 28-22 38-22-10-22-38z', colour.paper),
    rect(530, 150, 16, 48, colour.steelDark),
    rect(512, 142, 52, 14, colour.ink, 6),
    place(60, 356, ant),
    place(118, 372, ant),
    place(24, 382, ant),
  );
