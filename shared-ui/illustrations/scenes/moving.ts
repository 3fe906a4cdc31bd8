import { siding, litWindow } from '../building.ts';
import { cap, hills, snow, snowTree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, rect, shade } from '../shapes.ts';

const carton = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, colour.wood1) +
  rect(x + w * 0.68, y, w * 0.32, h, colour.wood2) +
  rect(x + w * 0.42, y, w * 0.16, h * 0.4, colour.paper) +
  rect(x, y, w, 4, colour.wood3);

const wheel = (x: number): string => disc(x, 330, 34, colour.ink) + disc(x, 330, 18, colour.steel) + disc(x - 2, 328, 11, colour.snowShade);

/** A moving truck with a canoe on its roof in front of a snowy house; cartons on the walk. */
export const moving = (): string =>
  draw(
    { patterns: [siding('s', 15)] },
    rect(0, 0, 640, 400, colour.sky),
    hills(180, 60, colour.far, 400, 640, 2),
    hills(250, 30, colour.mid),
    snowTree(176, 316, 176),
    snowTree(612, 318, 190),
    snowTree(560, 318, 116, colour.treeLight),
    rect(-10, 150, 150, 180, colour.paper),
    rect(-10, 150, 150, 180, fill('s')),
    path('M-20 158 40 70h96l40 88z', colour.brick2),
    path('M-20 150h204v12H-20z', colour.brick3),
    path('M40 70h96l8 18q-40 14-62 4t-52 6z', colour.snow),
    litWindow(20, 196, 84, 74),
    cap(16, 274, 92, 8),
    shade('M0 162h140v10H0z'),
    snow(322),
    shade('M130 356h420l40 14H150z', opacity.cast),
    rect(178, 312, 350, 20, colour.ink),
    path('M162 120h260v196H162z', colour.snow),
    path('M330 120h92v196h-92z', colour.snowShade),
    path('M162 244h260v34H162z', colour.spruce),
    path('M330 244h92v34h-92z', step.spruceSeam),
    shade('M162 300h260v16H162z'),
    path('M196 140h94v82h-94z', colour.snowShade),
    path('M206 206 243 158l37 48z', colour.spruce),
    rect(218, 192, 50, 24, colour.mid),
    path('M236 216v-16h14v16z', colour.spruceDark),
    path('M428 168h66q10 0 16 10l32 62q6 6 6 16v60H428z', colour.tree),
    path('M428 262h120v54H428z', colour.spruce),
    path('M446 184h42q6 0 9 6l24 48h-75z', step.mist),
    path('M446 184h34l-34 46z', colour.snow),
    rect(440, 266, 24, 6, colour.snowShade, 3),
    rect(532, 262, 18, 20, colour.amberPale, 4),
    rect(520, 306, 36, 16, colour.steelDark, 4),
    rect(422, 296, 8, 20, colour.ink),
    wheel(228),
    wheel(486),
    line('M186 330a42 42 0 0 1 84 0M444 330a42 42 0 0 1 84 0', colour.spruceDark, 8),
    rect(206, 104, 10, 18, colour.steelDark),
    rect(370, 104, 10, 18, colour.steelDark),
    path('M120 62q14 12 40 14 130 10 260 0 26-2 40-14 14 38-40 46-130 10-260 0-54-8-40-46z', colour.amber),
    path('M127 98q10 8 33 10 130 10 260 0 23-2 33-10-14 8-33 10-130 8-260 0-19-2-33-10z', step.amberDeep),
    path('M118 84q10 18 42 24 130 10 260 0 32-6 42-24 2 28-42 34-130 10-260 0-44-6-42-34z', step.amberDeep),
    line('M148 76q140 18 284 0', step.bronze, 5),
    carton(40, 290, 84, 66),
    carton(60, 240, 62, 50),
    carton(104, 316, 64, 48),
    shade('M40 356h64l64 8h20l8 6H60z', opacity.cast),
    path('M0 380q160-18 330-2t310-12v34H0z', colour.snow),
  );
