import { frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

/** Something broke: a tipped tin, a spreading amber puddle. */
export const error = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.mid),
    path('M0 0h640v110L250 0z', colour.far, opacity.veil),
    frame(452, 44, 126, 124, winterView(126, 124, 'cabin')),
    rect(512, 44, 6, 124, colour.snow),
    rect(434, 177, 162, 11, colour.snow),
    shade('M434 188h162l-8 7H442z'),
    line('M60 274 128 30m60 244L150 30', colour.wood3, 11, true),
    line('M76 222h104m-90-52h82m-68-52h60m-46-52h38', colour.wood1, 10),
    rect(112, 18, 56, 16, colour.wood2, 4),
    rect(0, 250, 640, 28, colour.snow),
    rect(0, 250, 640, 6, colour.snowShade),
    rect(0, 276, 640, 124, colour.wood2),
    line('M0 304h640M0 336h640M0 370h640M110 276v28m300-28v28M240 304v32m280-32v32M60 336v34m460 0v30', colour.wood3, 3),
    shade('M130 328h210l40 20H170z', opacity.deep),
    path('M300 320q60-20 120-14 70-14 130 10 60 6 50 30-30 24-92 18-40 22-100 8-60 14-110-6-50-4-46-24 4-16 48-22z', step.amberDeep),
    path('M300 312q60-20 120-14 70-14 130 10 60 6 50 28-30 24-92 18-40 22-100 8-60 14-110-6-50-4-46-22 4-16 48-22z', colour.amber),
    path('M330 330q60-14 110-8-60 2-90 14-24 2-20-6zm140-6q30-4 60 6-30 2-60-6z', colour.amberLight),
    path('M140 176 312 148q40 84 6 180L146 336q-50-70-6-160z', colour.steel),
    path('M136 268q0 38 10 68l172-8q14-40 12-82z', colour.ink, opacity.cast),
    path('M172 171l94-15q30 90 4 175l-96 4q-30-82-2-164z', colour.snow),
    path('M166 266l112-10q0 38-8 75l-96 4q-8-34-8-69z', step.mist),
    path('M196 206l56-8 10 64-66 6z', colour.spruce),
    path('M206 240l22-22 24 16-4-1v20l-34 3v-18z', colour.snow),
    disc(314, 238, 46, colour.snowShade, 92),
    disc(316, 238, 36, colour.wood4, 78),
    path('M284 270q40-12 66 0 0 36-20 44-40 6-46-44z', colour.amber),
    path('M296 300q20 30 50 26l-30 20-50-10z', colour.amber),
    line('M128 190q-70 60-40 120t50 20', colour.steelDark, 5, true),
    place(
      500,
      296,
      path('M-8-14 84-60q14-4 20 6t-6 18L10 14z', colour.brick1) +
        path('M0 0l94-46q8-2 10-6 2 12-12 18L10 14z', colour.brick2) +
        path('M-34-10-8-26 14 14-18 24z', colour.steel) +
        path('M-34-10l16 34-44 14q-26-2-6-26z', colour.amberLight),
    ),
  );
