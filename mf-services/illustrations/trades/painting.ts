import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { tin } from '@marketplace/shared-ui/illustrations/objects';
import { cast, ground, ledge } from '../stage.ts';

const brush = (paint: string, wet: string): string =>
  path('M-14-150q14-16 28 0l4 96q30 6 34 30h-104q4-24 34-30z', colour.wood2) +
  path('M2-158q8 2 12 8l4 96q30 6 34 30H2z', colour.wood3) +
  disc(0, -136, 6, colour.wood4) +
  rect(-54, -26, 108, 44, colour.steel) +
  rect(-54, -26, 108, 10, colour.snowShade) +
  shade('M20-26h34v44H20z') +
  path('M-52 18H52l4 50H-56z', colour.wood4) +
  path('M-56 58q28-12 56-2t56 0l6 58q-18 18-34 4-12 20-30 4-20 18-34 2-14 14-30-8z', paint) +
  path('M20 56q18 4 36 2l6 58q-18 18-34 4z', wet);

/** Three cans of paint, the upper one dripping, a brush across it. */
export const cans = (): string =>
  draw(
    {},
    ground(colour.sky),
    ledge(336, colour.wood2, colour.wood1),
    cast(320, 356, 470, 16),
    tin(116, 356, 190, 142, colour.brick1, colour.brick2),
    tin(330, 356, 190, 142, colour.spruce, colour.tree),
    cast(322, 210, 180, 12),
    tin(222, 206, 196, 130, colour.amberLight, colour.amber),
    path(
      'M226 84q94 30 190 0v26q-12 8-12 26 0 16-12 16t-12-18q-2-16-20-14-16 2-16 28v36q0 14-12 14t-12-14v-32q0-18-22-18-18 0-18 20 0 16-12 16t-12-16q-2-30-42-30z',
      colour.amber,
    ),
    path('M360 98q30-4 56-14v26q-12 8-12 26 0 16-12 16t-12-18q-2-16-20-14z', step.amberDeep),
    shade('M150 78l230-32 6 12-190 36z', opacity.cast),
    place(288, 54, brush(colour.amber, step.amberDeep), 0.9, 78),
  );

/** Clapboard that a broad brush turns from grey to red. */
export const clapboard = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.far),
    path('M0 0h372l-26 34 34 30-46 38 30 40-40 32 26 42-44 36 24 38-40 40 24 34-26 36H0z', colour.brick1),
    ...[66, 132, 198, 264, 330, 396].map((y) => shade(`M0 ${y - 12}h640v12H0z`, opacity.cast)),
    ...[66, 132, 198, 264, 330].map((y) => path(`M0 ${y}h640v5H0z`, colour.snow, opacity.cast)),
    line('M30 36h150m30 60h110M20 162h130m40 66h90M40 296h170M60 364h120', step.brickMid, 5, true),
    rect(0, 0, 66, 400, colour.snow),
    shade('M54 0h12v400H54z'),
    shade('M300 170l180-110 40 40-140 120z', opacity.cast),
    place(404, 150, brush(colour.brick1, colour.brick2), 1.3, 68),
  );
