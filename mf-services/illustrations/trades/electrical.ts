import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { ground, screw } from '../stage.ts';

const socket = (y: number): string =>
  rect(276, y, 96, 92, colour.snowShade, 30) +
  path(`M302 ${y + 20}h9v32h-9zm35 4h9v26h-9z`, colour.ink) +
  path(`M313 ${y + 66}a11 11 0 0 1 22 0v8h-22z`, colour.ink);

/** A double outlet on the wall with an orange cord plugged in. */
export const outlet = (): string =>
  draw(
    {},
    ground(colour.spruce),
    shade('M244 48h172l14 18v276H258z', opacity.deep),
    rect(226, 34, 196, 302, colour.snow, 18),
    path('M404 34q18 0 18 18v266q0 18-18 18h-14V34z', colour.snowShade),
    socket(66),
    socket(212),
    screw(324, 185, 10),
    shade('M286 214h96l10 92h-98z', opacity.cast),
    rect(278, 204, 92, 98, colour.amber, 26),
    path('M344 204q26 0 26 26v46q0 26-26 26h-12V204z', step.amberDeep),
    rect(300, 222, 16, 62, colour.amberLight, 8),
    path('M302 298h44l-8 34h-28z', step.amberDeep),
    line('M324 336v14q0 26 30 26h290', colour.ink, 20, true, opacity.cast),
    line('M324 322v14q0 26 30 26h290', colour.amber, 18, true),
    line('M320 322v14q0 24 30 23h280', colour.amberLight, 4, true),
  );

/** A meter with its two probes on a bench. */
export const meter = (): string =>
  draw(
    {},
    ground(colour.mid),
    shade('M222 40h212l22 30v300H244z', opacity.cast),
    line('M300 344q0 60-90 40T92 250 120 96', colour.ink, 11, true),
    line('M352 344q0 70 92 44t106-140-38-140', colour.brick2, 11, true),
    place(
      120,
      96,
      rect(-13, -20, 26, 112, colour.ink, 10) + path('M-7-20h14L2-76h-4z', colour.steel) + rect(-17, 0, 34, 10, colour.steelDark, 4),
      1,
      -14,
    ),
    place(
      512,
      108,
      rect(-13, -20, 26, 112, colour.brick1, 10) + path('M-7-20h14L2-76h-4z', colour.steel) + rect(-17, 0, 34, 10, colour.brick3, 4),
      1,
      14,
    ),
    rect(214, 26, 220, 336, colour.amber, 28),
    path('M406 26q28 0 28 28v280q0 28-28 28h-14V26z', step.amberDeep),
    rect(232, 44, 176, 300, colour.ink, 18),
    rect(248, 60, 144, 82, colour.far, 8),
    path('M248 68q0-8 8-8h78l-50 82h-28q-8 0-8-8z', colour.sky),
    path('M266 112h14v14h-14zm20-12h14v26h-14zm20-10h14v36h-14zm20-12h14v48h-14z', colour.spruce),
    disc(320, 230, 64, colour.steelDark),
    line('M320 158v14M269 179l10 10M248 230h14M269 281l10-10m92-92-10 10m31 41h-14m-7 51-10-10', colour.snowShade, 5, true),
    disc(320, 230, 44, colour.steel),
    place(320, 230, rect(-11, -44, 22, 88, colour.snowShade, 11) + rect(-3, -40, 6, 26, colour.amber, 3), 1, 45),
    disc(300, 322, 12, colour.steel),
    disc(352, 322, 12, colour.brick1),
    disc(300, 322, 6, colour.ink),
    disc(352, 322, 6, colour.brick3),
  );
