import { frame, tiles, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, pattern, rect, shade } from '../shapes.ts';

const foot = (x: number, flip: 1 | -1): string =>
  path(`M${x} 318q${14 * flip} 8 ${8 * flip} 26t${-14 * flip} 20h${-18 * flip}q${10 * flip}-22 0-46z`, step.bronze);

/** A claw-foot tub full of suds on a tiled wall, with an amber duck and a warm towel. */
export const bathroom = (): string =>
  draw(
    {
      patterns: [
        tiles('t', 38, colour.mid, colour.far),
        pattern('f', 44, 22, rect(0, 0, 44, 22, colour.snowShade) + path('M0 0l22 11L0 22zm44 0L22 11l22 11z', colour.spruce)),
      ],
    },
    rect(0, 0, 640, 400, fill('t')),
    rect(0, 0, 640, 40, colour.paper),
    rect(0, 36, 640, 8, colour.tree),
    frame(34, 74, 84, 104, winterView(84, 104)),
    rect(73, 74, 6, 104, colour.snow),
    rect(16, 187, 120, 11, colour.snow),
    shade('M16 198h120l-8 7H24z'),
    rect(0, 322, 640, 78, fill('f')),
    rect(0, 316, 640, 10, colour.snow),
    line('M548 352V84m66 268V84', colour.wood3, 8, true),
    line('M548 120h66m-66 66h66m-66 66h66m-66 60h66', colour.wood2, 7),
    path('M556 116h50v104h-50z', colour.brick1),
    shade('M590 116h16v104h-16z'),
    path('M556 204h50v6h-50z', colour.amberPale),
    path('M552 182h58v60h-58z', colour.snow),
    shade('M590 182h20v60h-20z'),
    rect(552, 226, 58, 5, colour.mid),
    shade('M150 356h320l46 12H170z', opacity.deep),
    foot(200, -1),
    foot(440, 1),
    line('M470 352V92q0-26-26-26h-34', colour.steelDark, 9),
    path('M384 74q0-20 26-20t26 20z', colour.steelDark),
    line('M392 84v12m18-12v16m18-16v12', colour.snow, 4, true),
    path('M118 176h404q-6 150-118 154H236q-112-4-118-154z', colour.snow),
    path('M380 176h142q-6 150-118 154h-64q70-20 40-154z', colour.snowShade),
    path('M452 176h70q-6 150-118 154h-20q62-40 68-154z', step.mist),
    path('M132 172q8-26 38-22 10-30 44-18 22-32 58-8 34-22 58 10 32-8 40 18 24-12 36 10 34-6 40 14z', colour.snowSoft),
    path('M180 172q8-18 28-10 12-18 34-4 18-10 30 14zm150 0q4-16 22-10 14-14 30 0 18-4 22 10z', step.mist),
    disc(228, 102, 11, colour.snow),
    disc(256, 74, 7, colour.snow),
    disc(198, 118, 6, colour.snow),
    disc(346, 96, 8, colour.snow),
    path('M284 162q-10-38 14-40-10-36 24-38 30 0 28 30 2 12-8 16 30 2 44-14 6 48-40 52z', colour.amber),
    path('M344 160q40-8 42-46 6 48-40 52h-30q16-2 28-6z', step.amberDeep),
    path('M296 108l-22 4q2 12 24 12z', colour.brick1),
    disc(312, 102, 5, colour.ink),
    path('M274 172q10-12 26-8 20-10 36 0 26-8 40 8z', colour.snow),
    rect(106, 164, 428, 16, colour.snow, 8),
    path('M386 164h140q8 0 8 8t-8 8H382z', colour.snowShade),
    path('M40 400q20-34 120-34h150q70 0 90 34z', colour.paper),
    path('M70 392q16-18 90-18h150q50 0 62 18z', colour.brick1),
    path('M96 386q14-6 64-6h150q30 0 40 6z', step.trim),
  );
