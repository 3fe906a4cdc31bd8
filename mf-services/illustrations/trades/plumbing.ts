import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge, metals, tube } from '../stage.ts';

/** A brass faucet that runs into a white bowl. */
export const faucet = (): string =>
  draw(
    {},
    ground(colour.tree),
    ledge(306, colour.wood2, colour.wood1),
    rect(0, 350, 640, 50, colour.spruce),
    rect(0, 350, 640, 8, colour.spruceDark),
    cast(390, 322, 330),
    path('M334 170h24v96h-24z', colour.sky, opacity.veil),
    path('M340 170h6v96h-6z', colour.snow),
    tube('M190 300V140q0-76 78-76t78 76v26', 38, metals.brass),
    rect(322, 156, 48, 22, step.bronze, 4),
    rect(322, 156, 18, 22, colour.amberLight, 4),
    rect(160, 284, 60, 30, step.bronze, 6),
    rect(160, 284, 22, 30, colour.amberLight, 6),
    rect(162, 196, 56, 34, step.bronze, 8),
    rect(162, 196, 20, 34, colour.amberLight, 8),
    line('M162 212 104 190', colour.amber, 16, true),
    disc(98, 188, 15, colour.brick1),
    path('M222 248h340q0 84-90 84H312q-90 0-90-84z', colour.snow),
    shade('M440 248h122q0 84-90 84h-60q60-8 28-84z'),
    disc(392, 248, 170, colour.snowShade, 20),
    disc(392, 252, 152, colour.mid, 14),
    disc(346, 252, 40, colour.sky, 7),
  );

const elbow =
  line('M0 0h46q40 0 40 40v52', colour.brick2, 44) +
  line('M0-3h46q43 0 43 43v52', colour.wood2, 34) +
  line('M0-10h48q50 0 50 50v40', colour.wood1, 6) +
  rect(-12, -27, 26, 54, colour.wood3, 4) +
  rect(-12, -27, 26, 14, colour.wood2, 4) +
  rect(61, 78, 54, 26, colour.wood3, 4) +
  rect(61, 78, 14, 26, colour.wood2, 4);

const pipeWrench =
  path('M-24 40h56l-10 262q-2 22-18 22t-18-22z', colour.brick1) +
  shade('M6 40h26l-10 262q-2 22-18 22z') +
  path('M-8 84h22l-5 150h-12z', colour.brick3) +
  disc(4, 298, 8, colour.brick3) +
  path('M-64 26h96v34h-76q-20-6-20-34z', colour.steelDark) +
  path('M-64 26h80v8h-80z', colour.snowShade) +
  path('M-72-50q4-26 30-26h44q40 0 40 40v110H6V-26q0-10-10-10h-68z', colour.steel) +
  path('M22-70q20 8 20 34v110H24z', colour.steelDark) +
  line('M-66-34v8m14-8v8m14-8v8m14-8v8', colour.steelDark, 5) +
  rect(-10, 66, 66, 30, colour.amber, 5) +
  line('M2 66v30m14-30v30m14-30v30m14-30v30', step.amberDeep, 4);

/** A pipe wrench between copper fittings and a roll of tape. */
export const wrench = (): string =>
  draw(
    {},
    ground(colour.far),
    place(420, 70, elbow, 1.45),
    shade('M96 118l20-20 380 246-24 24z', opacity.cast),
    place(206, 128, pipeWrench, 1.02, -56),
    cast(132, 322, 130, 50),
    disc(124, 312, 62, colour.snowShade),
    disc(124, 312, 62, colour.snow),
    shade('M168 268a62 62 0 0 1-88 88l9-9A50 50 0 0 0 159 277z'),
    disc(124, 312, 34, colour.spruce),
    disc(128, 316, 26, colour.mid),
  );
