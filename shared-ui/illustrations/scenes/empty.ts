import { cap, hills, peaks, snow, snowTree } from '../nature.ts';
import { wrench } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

const mark =
  path('M24 13c9 5 13 11 13 17 0 7-6 10-13 10s-13-3-13-10c0-6 4-12 13-17z', colour.amber) +
  path('M24 13c9 5 13 11 13 17 0 7-6 10-13 10 8-5 9-18 0-27z', step.amberDeep) +
  line('M17 19l18 16M13 25l14 14M31 19 13 35M35 25 21 39', colour.spruce, 2.2) +
  line('M9 21 24 8l15 13', colour.snow, 4, true);

/** Nothing found: the workshop sign with the beaver-tail mark, a wrench left leaning on its post. */
export const empty = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    disc(300, 196, 176, step.mist),
    disc(300, 196, 140, colour.snowSoft, undefined, opacity.veil),
    peaks(340, [
      [90, 170, 140],
      [560, 140, 170],
    ]),
    hills(296, 26, colour.mid),
    snowTree(70, 350, 186),
    snowTree(138, 352, 112, colour.treeLight),
    snowTree(590, 350, 176),
    snowTree(536, 352, 96, colour.treeLight),
    line('M466 130 404 74', colour.wood3, 13),
    rect(456, 30, 26, 340, colour.wood2),
    rect(470, 30, 12, 340, colour.wood3),
    rect(176, 56, 326, 20, colour.wood2),
    rect(176, 68, 326, 8, colour.wood3),
    cap(172, 58, 334, 14),
    cap(450, 34, 38, 12),
    line('M232 76v34m136-34v34', colour.steelDark, 6),
    rect(206, 110, 206, 214, colour.ink, 52, opacity.shade),
    rect(194, 104, 212, 212, colour.spruceDark, 56),
    rect(194, 104, 206, 206, colour.spruce, 54),
    place(192, 102, mark, 4.4),
    shade('M440 366h80l40 14h-96z'),
    place(508, 292, wrench(), 1.05, 18),
    snow(356),
  );
