import { frame, winterView } from '../building.ts';
import { tag, tin } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { draw, line, path, place, rect, shade } from '../shapes.ts';

/** A kraft bag packed with this week's finds and an amber tag. */
export const weeklyDeals = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.treeLight),
    path('M0 0h640v160L270 0z', colour.mid, opacity.deep),
    frame(48, 52, 112, 130, winterView(112, 130, 'cabin')),
    rect(101, 52, 6, 130, colour.snow),
    rect(32, 191, 144, 11, colour.snow),
    shade('M32 202h144l-8 7H40z'),
    rect(0, 310, 640, 90, step.trim),
    rect(0, 310, 640, 9, step.kraft),
    path('M0 400v-26l30 6 24-8 34 8 40-6 30 8 44-8 40 8 50-6 40 6 50-8 40 8 44-6 36 6 50-8 40 8 48-8v26z', step.kraft),
    shade('M190 356h300l60 20H216z', opacity.cast),
    place(
      262,
      150,
      rect(-84, -84, 144, 50, colour.snow, 12) +
        path('M-84-58H60v12q0 12-12 12H-72q-12 0-12-12z', step.mist) +
        line('M60-60h22v44H-10v90', colour.steelDark, 8),
      1,
      -8,
    ),
    place(
      420,
      168,
      path('M-34-130h40v170h-40z', colour.wood1) +
        path('M6-130l16-10v170L6 40z', colour.wood3) +
        path('M-34-130l16-10h40l-16 10z', colour.wood2) +
        line('M-22-120v150m14-140v120', colour.wood2, 3),
      1,
      12,
    ),
    place(
      352,
      160,
      rect(-18, -126, 36, 160, colour.brick1, 4) +
        shade('M4-126h10q4 0 4 4V30H4z') +
        rect(-11, -100, 22, 40, colour.amberPale, 10) +
        rect(-11, -84, 22, 8, colour.mid),
      1,
      -3,
    ),
    path('M300 150q-30-50 6-80 20 50-2 84zm8 0q10-40 40-46 0 40-36 50z', colour.tree),
    path('M214 150h216l24 222H206z', colour.wood1),
    path('M370 150h60l24 222h-84z', colour.wood2),
    path('M214 150l14 8 16-8 16 8 16-8 16 8 16-8 16 8 16-8 16 8 14-8 16 8 16-8 14 8 14-8v-6H214z', colour.wood1),
    path('M214 148h216l2 14H213z', colour.wood3, opacity.veil),
    path('M370 162l-24 105 24 105z', colour.wood3, opacity.deep),
    line('M268 166v-36q0-40 46-40t46 40v36', colour.wood4, 8, true),
    path('M250 260l56-44 56 44v64h-112z', colour.spruce),
    path('M250 260l56-44 56 44-8 8-48-38-48 38z', colour.snow),
    path('M292 286h28v38h-28z', step.mist),
    line('M424 166q40 4 62 34', colour.wood4, 4),
    place(490, 204, tag(92), 1, -14),
    place(490, 204, line('M-26 62H26M-26 84H8', colour.amberPale, 9, true), 1, -14),
    tin(62, 372, 96, 92, colour.snow, colour.brick1),
    path('M80 338h60v14H80z', colour.brick1),
  );
