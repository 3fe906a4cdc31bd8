import { colour, opacity } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { screw } from '../stage.ts';

/** A camera on its arm under the eaves, watching. */
export const camera = (): string =>
  draw(
    { patterns: [pattern('w', 640, 44, rect(0, 0, 640, 44, colour.tree) + rect(0, 39, 640, 5, colour.spruce))] },
    rect(0, 0, 640, 400, fill('w')),
    rect(0, 0, 640, 44, colour.snow),
    path('M0 34h640v14H0z', colour.snowShade),
    shade('M0 48h640v40H0z', opacity.deep),
    path('M156 262 0 330v70h130z', colour.amberLight, opacity.cast),
    path('M170 284 60 400h170z', colour.amberLight, opacity.cast),
    shade('M470 92h92v150h-92zm-260 70l260-60 40 70-250 120z', opacity.deep),
    rect(450, 76, 92, 150, colour.snowShade, 12),
    path('M522 76h8q12 0 12 12v126q0 12-12 12h-8z', colour.steel),
    screw(470, 96, 8),
    screw(470, 206, 8),
    line('M486 152h-60q-30 0-38 26', colour.steelDark, 28, true),
    line('M484 146h-60q-24 0-34 20', colour.steel, 10, true),
    disc(488, 152, 26, colour.steelDark),
    place(
      300,
      204,
      rect(-140, -62, 270, 124, colour.snow, 30) +
        path('M-140 14h270v18q0 30-30 30h-210q-30 0-30-30z', colour.snowShade) +
        path('M-176-78q0-8 8-8h300q14 0 14 16v14h-322z', colour.spruce) +
        path('M-176-64h322v8h-322z', colour.spruceDark) +
        disc(-128, 4, 62, colour.ink, 66) +
        disc(-134, 4, 46, colour.steelDark, 50) +
        disc(-138, 4, 32, colour.spruceDark, 36) +
        disc(-146, -10, 10, colour.sky) +
        disc(-128, 20, 5, colour.mid) +
        disc(90, 30, 9, colour.amber) +
        rect(-20, -12, 90, 12, colour.snowShade, 6),
      1,
      -14,
    ),
  );

/** A doorbell with its camera beside a red door, its ring aglow. */
export const doorbell = (): string =>
  draw(
    { patterns: [pattern('w', 640, 56, rect(0, 0, 640, 56, colour.far) + rect(0, 50, 640, 6, colour.mid))] },
    rect(0, 0, 640, 400, fill('w')),
    path('M250 0h190L210 400H20z', colour.snow, opacity.shade),
    rect(466, 0, 174, 400, colour.snow),
    shade('M456 0h10v400h-10z', opacity.cast),
    rect(510, 0, 130, 400, colour.brick1),
    shade('M510 0h14v400h-14z', opacity.deep),
    rect(556, 40, 90, 140, colour.brick2, 4),
    rect(556, 216, 90, 150, colour.brick2, 4),
    disc(542, 208, 15, colour.amber),
    disc(538, 204, 7, colour.amberLight),
    shade('M238 42h166v336H254z', opacity.deep),
    rect(222, 26, 166, 336, colour.steelDark, 40),
    path('M348 26q40 0 40 40v256q0 40-40 40h-20V26z', colour.ink, opacity.deep),
    rect(236, 40, 138, 308, colour.ink, 30),
    disc(305, 118, 52, colour.steelDark),
    disc(305, 118, 38, colour.spruceDark),
    disc(305, 118, 24, colour.ink),
    disc(292, 104, 9, colour.sky),
    disc(318, 130, 5, colour.mid),
    ...[0, 1, 2].flatMap((row) => [281, 305, 329].map((x) => disc(x, 190 + row * 14, 3, colour.steel))),
    disc(305, 284, 50, colour.amberLight, 50, opacity.deep),
    disc(305, 284, 43, colour.amber),
    disc(305, 284, 32, colour.snowShade),
    path('M305 264q14 4 14 20v8l5 6h-38l5-6v-8q0-16 14-20zm-6 36h12q-2 6-6 6t-6-6z', colour.spruce),
  );
