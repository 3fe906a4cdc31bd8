import { hills, peaks, snow, snowTree, sun } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { draw, line, path, rect, shade } from '../shapes.ts';

const post = (x: number, top: number, bottom: number): string =>
  rect(x, top, 15, bottom - top, colour.wood1) + rect(x + 10, top, 5, bottom - top, colour.wood2);

/** A timber frame going up in the snow; a crane lowers the last ridge beam. */
export const construction = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    sun(96, 96, 44),
    peaks(310, [
      [60, 140, 120],
      [330, 96, 150],
      [560, 128, 130],
    ]),
    hills(262, 30, colour.mid),
    snowTree(48, 344, 168),
    snowTree(104, 346, 104, colour.treeLight),
    snowTree(604, 340, 150),
    snowTree(560, 344, 92, colour.treeLight),
    line('M282 196v144m60-160v150m60-150v140m70-130v130', colour.wood4, 10),
    path('M216 138 352 96 502 196v10L352 108z', colour.wood4),
    line('M222 196H492', colour.wood4, 10),
    line('M266 116l130 80m-86-94 130 80m-84-94 0 0', colour.wood4, 9),
    line('M376 200 500 190M376 334l124-14M222 136 356 98M160 200l0 0', colour.wood3, 13),
    path('M376 206l122-8v122l-122 12z', colour.wood1),
    path('M376 206l122-8v122l-122 12z', colour.ink, opacity.cast),
    line('M406 204v124m31-126v122m31-124v120', colour.wood3, 3),
    path('M436 236h40v46l-40 4z', colour.sky),
    path('M436 236h40v46l-40 4z', colour.far),
    post(134, 200, 334),
    post(214, 200, 334),
    post(292, 200, 334),
    post(368, 200, 334),
    line('M149 250l64-44m0 0M368 252l-62-46', colour.wood2, 11),
    rect(118, 190, 280, 16, colour.wood1),
    rect(118, 200, 280, 6, colour.wood2),
    rect(126, 324, 264, 14, colour.wood2),
    rect(126, 333, 264, 5, colour.wood3),
    line('M196 164h124M258 130v60', colour.wood2, 11),
    path('M104 206 252 96h16l148 110h-22L260 112 126 206z', colour.wood1),
    path('M260 96h8l148 110h-22L260 112z', colour.wood2),
    path('M149 206h65v118h-65z', colour.amberPale),
    path('M149 206h65v118h-65z', colour.wood1, opacity.veil),
    line('M149 265h65m-33-59v118', colour.wood2, 2),
    rect(445, -10, 5, 60, colour.steelDark),
    rect(457, -10, 5, 60, colour.steelDark),
    rect(424, 6, 58, 46, colour.amber, 6),
    path('M456 6h20q6 0 6 6v34q0 6-6 6h-20z', step.amberDeep),
    path('M434 18h14l-12 22h-2zm22 0h14l-12 22h-14z', colour.ink),
    line('M453 52v12q14 4 14 14t-14 12-14-10', colour.steelDark, 8, true),
    line('M453 92 396 116M453 92l62 8', colour.steel, 3),
    path('M366 120 540 96v16L366 138z', colour.wood1),
    path('M366 130 540 105v8L366 138z', colour.wood3),
    path('M366 120l-8-4v16l8 6z', colour.wood4),
    shade('M410 372l30-16h130l-30 18z', opacity.cast),
    snow(340),
    path('M430 346h120v10H430zm8 12h120v10H438z', colour.wood1),
    path('M430 356h120v3H430zm8 12h120v3H438z', colour.wood3),
    path('M426 346q30-12 62-7t66 6z', colour.snow),
  );
