import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { ground, screw } from '../stage.ts';

const boardAt = (y: number, end: number): string =>
  rect(0, y, end, 58, colour.wood1) +
  path(`M0 ${y}h${end}v5H0z`, colour.paper, opacity.veil) +
  path(`M0 ${y + 50}h${end}v8H0z`, colour.wood2) +
  line(`M20 ${y + 22}q120 12 240-2t${end - 330} 4`, colour.wood2, 3) +
  ['146', '346', '546']
    .filter((x) => Number(x) < end)
    .map((x) => screw(Number(x), y + 28, 8))
    .join('');

const driver =
  path('M-96-34h150q26 0 30 30v20q0 14-14 14H-96z', colour.amber) +
  path('M-96 4H84v12q0 14-14 14H-96z', step.amberDeep) +
  rect(-130, -22, 38, 40, colour.ink, 6) +
  rect(-160, -10, 32, 16, colour.steel) +
  path('M-196-4h36v6h-36z', colour.steelDark) +
  path('M20 28h52l20 86H40z', colour.spruce) +
  path('M50 28h22l20 86H66z', colour.spruceDark) +
  rect(18, 108, 104, 40, colour.ink, 10) +
  path('M2 30h22l8 26H12q-8 0-8-8z', colour.brick1) +
  rect(-70, -24, 90, 10, colour.amberLight, 5);

/** Deck boards screwed to their joists, the driver on the last one. */
export const deck = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.spruceDark),
    path('M118 0h56v400h-56zm200 0h56v400h-56zm200 0h56v400h-56z', colour.wood3),
    path('M118 0h14v400h-14zm200 0h14v400h-14zm200 0h14v400h-14z', colour.wood2),
    boardAt(10, 640),
    boardAt(76, 640),
    boardAt(142, 640),
    boardAt(208, 640),
    shade('M0 266h640v18H0z', opacity.deep),
    boardAt(334, 420),
    shade('M420 334h14v66h-14z', opacity.deep),
    shade('M236 214l220-50 60 170h-70l-40-90-160 20z', opacity.cast),
    place(386, 148, driver, 1.08, -12),
  );

const picket = (x: number): string =>
  path(`M${x} 108l32-40 32 40v262h-64z`, colour.snow) +
  path(`M${x + 46} 85l18 23v262h-18z`, colour.snowShade) +
  disc(x + 32, 200, 4, colour.steel) +
  disc(x + 32, 318, 4, colour.steel);

/** White pickets in the snow, one still to be nailed. */
export const pickets = (): string =>
  draw(
    {},
    ground(colour.mid),
    path('M0 240q140-70 300-30t340-30v220H0z', colour.treeLight),
    path('M0 340q200-30 640 0v60H0z', colour.snow),
    rect(0, 176, 640, 42, colour.wood2),
    rect(0, 294, 640, 42, colour.wood2),
    rect(0, 176, 640, 8, colour.wood1),
    rect(0, 294, 640, 8, colour.wood1),
    shade('M0 210h640v8H0zm0 118h640v8H0z', opacity.cast),
    ...[-20, 66, 152, 238].map((x) => shade(`M${x + 64} 112h12v258h-12z`, opacity.cast) + picket(x)),
    ...[496, 582].map((x) => shade(`M${x + 64} 112h12v258h-12z`, opacity.cast) + picket(x)),
    shade('M352 120l64-20 60 260-64 14z', opacity.cast),
    place(376, 220, `<g transform="translate(-32 -220)">${picket(0)}</g>`, 1, -9),
    place(
      430,
      196,
      rect(-8, -4, 16, 70, colour.wood3, 5) + rect(-30, -26, 62, 28, colour.steelDark, 5) + rect(-30, -26, 62, 9, colour.steel, 4),
      1.3,
      38,
    ),
    path('M0 362q70-18 150-8t180-6 170 8 140-8v52H0z', colour.snow),
    path('M0 382q170-14 320-4t320-8v30H0z', colour.snowShade),
  );
