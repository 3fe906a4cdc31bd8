import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

/** An armchair with a lamp behind it and a plant beside it. */
export const armchair = (): string =>
  draw(
    {},
    ground(colour.paper),
    ledge(340, colour.wood2, colour.wood1),
    disc(320, 362, 250, colour.far, 24),
    disc(320, 362, 226, colour.snow, 19),
    line('M486 356V116q0-46-44-46', colour.ink, 8),
    path('M388 62h90l22 62H366z', colour.amber),
    path('M440 62h38l22 62h-56z', step.amberDeep),
    path('M366 124h134l20 40H346z', colour.amberLight, opacity.deep),
    disc(486, 358, 40, colour.ink, 8),
    cast(300, 356, 280),
    line('M208 318l-14 40m190-40 14 40', colour.wood4, 14),
    path('M196 110q0-40 40-40h124q40 0 40 40v150H196z', colour.spruce),
    path('M340 70h20q40 0 40 40v150h-60z', colour.spruceDark),
    line('M248 96v120m50-120v120m50-120v120', colour.tree, 5),
    path('M176 206q0-32 26-32t26 32v44h140v-44q0-32 26-32t26 32v96q0 20-20 20H196q-20 0-20-20z', colour.tree),
    path('M368 206q0-32 26-32t26 32v96q0 20-20 20h-32z', colour.spruce),
    rect(222, 234, 152, 36, colour.treeLight, 12),
    place(298, 196, rect(-38, -38, 76, 76, colour.brick1, 10) + rect(-38, -8, 76, 16, colour.amberLight), 1, 8),
    path('M86 290q-40-60-24-110 26 30 32 76 6-70 44-110 10 50-22 104 26-30 56-30-14 50-56 74z', colour.treeLight),
    path('M62 288h84l-12 68H74z', colour.brick1),
    path('M112 288h34l-12 68h-26z', colour.brick2),
  );

const swatch = (x: number, y: number, tone: string, turn: number): string =>
  place(x, y, shade('M-40-46h90v110h-90z', opacity.cast) + rect(-46, -54, 92, 112, colour.snow) + rect(-38, -46, 76, 72, tone), 1, turn);

/** Samples of cloth, wood, tile and colour laid out on a board. */
export const samples = (): string =>
  draw(
    {
      patterns: [
        pattern('k', 20, 20, rect(0, 0, 20, 20, colour.brick1) + path('M0 0h10v10H0zM10 10h10v10H10z', colour.brick2)),
        pattern('h', 40, 23, rect(0, 0, 40, 23, colour.snow) + line('M0 0l20 23L40 0', colour.far, 4)),
      ],
    },
    ground(colour.tree),
    shade('M66 44h528v336H78z', opacity.deep),
    rect(56, 28, 528, 340, step.kraft),
    rect(56, 28, 528, 8, step.trim),
    shade('M92 70h186v150H92z', opacity.cast),
    path(`M84 60h176${'l8 8-8 8'.repeat(9)}H84z`, fill('k')),
    shade('M292 76h120v180H292z', opacity.cast),
    rect(284, 66, 116, 178, colour.wood2),
    line('M300 66q14 90 0 178m28-178q-12 80 6 178m30-178q10 100-6 178m26-178v178', colour.wood3, 4),
    rect(284, 66, 8, 178, colour.wood1),
    shade('M434 70h126v126H434z', opacity.cast),
    rect(424, 60, 126, 126, fill('h')),
    swatch(128, 276, colour.spruce, -8),
    swatch(218, 292, colour.mid, 4),
    swatch(330, 298, colour.amberLight, -4),
    shade('M430 226l130 56-10 26-130-60z', opacity.cast),
    place(
      490,
      250,
      rect(-90, -12, 150, 24, colour.amber) +
        path('M60-12l34 12-34 12z', colour.wood1) +
        path('M82-4l12 4-12 4z', colour.ink) +
        rect(-90, 2, 150, 10, step.amberDeep) +
        rect(-108, -12, 20, 24, colour.brick1, 4),
      1,
      22,
    ),
    disc(470, 326, 26, colour.brick1),
    disc(520, 326, 26, colour.spruce),
    disc(470, 326, 8, colour.brick2),
    disc(520, 326, 8, colour.spruceDark),
    disc(172, 62, 9, colour.snow),
    disc(342, 68, 9, colour.snow),
    disc(487, 62, 9, colour.snow),
  );
