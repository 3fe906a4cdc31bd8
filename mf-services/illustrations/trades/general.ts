import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { ground, screw } from '../stage.ts';

/** A tool belt on its hook, filled with tools. */
export const toolBelt = (): string =>
  draw(
    {},
    ground(colour.far),
    shade('M116 160h436v60l-20 150H150z', opacity.cast),
    place(
      196,
      130,
      rect(-12, -70, 24, 170, colour.wood1, 8) +
        path('M-14-106h28v44h-28z', colour.steelDark) +
        path('M-56-108h50v40h-50z', colour.steel) +
        path('M8-104q46-4 68 34-40-16-68-8z', colour.steel),
    ),
    place(290, 140, rect(-15, -96, 30, 90, colour.brick1, 12) + rect(3, -96, 12, 90, colour.brick2, 6) + rect(-4, -8, 8, 80, colour.steel)),
    place(
      348,
      130,
      path('M-14-90q-14 60 6 110h16q20-50 6-110-4 34-14 40-10-6-14-40z', colour.steel) +
        path('M-10 10h9l-6 80h-14zm11 0h9l11 80H7z', colour.spruce),
    ),
    place(
      452,
      150,
      rect(-9, -110, 18, 150, colour.amberLight) +
        line('M-9-98h9m-9 16h6m-6 16h9m-9 16h6m-6 16h9m-9 16h6', colour.ink, 3) +
        path('M3-110h6V40H3z', step.amberDeep),
    ),
    path('M60 150q260 60 520 0v44q-260 60-520 0z', colour.wood4),
    line('M66 162q256 58 508 0', colour.wood2, 3),
    rect(282, 170, 76, 60, colour.amber, 8),
    rect(298, 184, 44, 32, colour.wood4, 4),
    rect(314, 178, 10, 42, colour.amberLight, 3),
    path('M104 188q80 26 166 26v110q0 40-40 40h-80q-36 0-38-40z', colour.wood2),
    path('M240 212l30 2v110q0 40-40 40h-20q30-8 30-46z', colour.wood3),
    path('M116 234q70 20 142 20v64q0 30-30 30h-74q-28 0-30-30z', colour.wood3),
    line('M124 246q60 18 126 18v52q0 26-24 26h-68q-24 0-24-26z', colour.wood1, 3),
    path('M370 214q86 0 166-26l-8 136q-2 40-38 40h-80q-40 0-40-40z', colour.wood2),
    path('M506 198l30-10-8 136q-2 40-38 40h-20q30-8 32-46z', colour.wood3),
    path('M384 252q70 0 138-20l-6 88q-2 28-30 28h-72q-30 0-30-30z', colour.wood3),
    line('M392 264q62-2 120-20l-4 72q-2 24-24 24h-66q-26 0-26-24z', colour.wood1, 3),
    screw(124, 222, 7),
    screw(258, 240, 7),
    screw(380, 240, 7),
    screw(522, 218, 7),
  );

/** A caulking gun that seals the joint between tile and tub. */
export const caulking = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.mid),
    line('M0 90h640M0 200h640M100 0v290M230 0v290M360 0v290M490 0v290M620 0v290', colour.sky, 6),
    path('M250 0h190L290 290H100z', colour.snow, opacity.shade),
    rect(0, 290, 640, 110, colour.snow),
    rect(0, 282, 640, 16, colour.snowShade),
    path('M0 330h640v70H0z', colour.snowShade),
    path('M0 276q60-6 110 0t110-2l14 8-14 12q-110 6-220 2z', colour.snowSoft),
    path('M0 288q110 4 222-2l-4 8q-110 6-218 2z', colour.far),
    shade('M240 300l300 0 60 24H300z', opacity.cast),
    place(
      232,
      280,
      path('M0-4l70-14v36L0 6z', colour.amberLight) +
        rect(66, -26, 20, 52, colour.brick1, 4) +
        rect(84, -34, 226, 68, colour.snow, 6) +
        rect(120, -34, 130, 68, colour.spruce) +
        path('M84 8h226v20q0 6-6 6H90q-6 0-6-6z', colour.ink, opacity.shade) +
        path('M170-16q20 22 20 30a20 20 0 0 1-40 0q0-8 20-30z', colour.sky) +
        line('M84-40h226M84 40h226', colour.brick1, 9) +
        rect(304, -46, 20, 92, colour.brick1, 5) +
        line('M322 0h150q16 0 16 16v20', colour.steel, 10, true) +
        path('M324-22h56q14 0 14 14v26l-8 8 34 108q4 14-10 18t-18-10L358 40h-34z', colour.brick1) +
        path('M366 40l34 98q4 10-8 14t-18-10L342 40z', colour.brick2) +
        path('M324 46h18l14 62q2 10-8 12t-12-8z', colour.steelDark),
      0.9,
      -24,
    ),
  );
