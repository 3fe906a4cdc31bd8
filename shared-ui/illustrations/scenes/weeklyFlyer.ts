import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

/** The flyer open on a kraft table: pictures, a coupon being clipped, coffee within reach. */
export const weeklyFlyer = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, step.kraft),
    path('M0 0h640v60L120 400H0z', step.trim),
    line('M0 128h640M0 262h640', step.kraftDark, 2),
    place(
      318,
      204,
      shade('M-196-128 208-132 224 148-180 154z', opacity.cast) +
        path('M-208-140 0-148v290l-208 10z', colour.snow) +
        path('M0-148 204-138v292L0 142z', colour.snowSoft) +
        path('M0-148 60-145v290L0 142z', colour.ink, opacity.shade) +
        path('M-208-140 0-148v46l-208 10z', colour.spruce) +
        line('M-186-116h100m14 0h40', colour.snow, 9, true) +
        path('M-190-72-14-80v104l-176 8z', colour.sky) +
        path('M-160 30v-40l56-50 60 46v38z', colour.paper) +
        path('M-176-4-104-68l76 58h-26l-50-38-48 42z', colour.brick1) +
        path('M-134 0h26v24l-26 2zm40-2h26v24l-26 2z', colour.amberLight) +
        line('M-188 58-110 54m-78 22 60-2m-60 22 66-4m-66 22 44-2', step.kraftDark, 8, true) +
        path('M-92 48-14 44v70l-78 6z', colour.amberPale) +
        path('M-72 58h32l8 10-4 12h-16v26h-18V80h-6z', colour.brick1) +
        path('M26-126 96-122v84L26-42z', step.mist) +
        path('M42-58v-48h40v52z', colour.spruce) +
        path('M42-106h40v10H42z', colour.steel) +
        path('M112-121 186-117v84l-74-4z', colour.amberPale) +
        path('M148-117v22q28 2 28 30h-56q0-26 24-30v-22z', colour.brick1) +
        line('M28-20h58m28 2h58M28-2h36m50 2h40', step.kraftDark, 8, true) +
        path('M26 28 186 34v98L26 124z', colour.amber) +
        path('M106 31l80 3v98l-80-4z', step.amberDeep) +
        disc(70, 76, 24, colour.amberPale) +
        path('M58 80l12-12 12 12v10H58z', colour.spruce) +
        line('M112 66l54 2m-54 20 36 2', colour.amberPale, 9, true),
      1,
      -7,
    ),
    place(
      508,
      226,
      path('M10 4-126-16q4 14 16 18L-2 18z', colour.steel) +
        path('M8-10-112 50q14 6 26 0L4 16z', colour.steelDark) +
        disc(34, -34, 30, colour.brick1) +
        disc(34, -34, 16, step.kraft) +
        disc(46, 26, 30, colour.brick1) +
        disc(46, 26, 16, step.kraft) +
        line('M14-14-16 6M20 12-14-4', colour.brick1, 13) +
        disc(-6, 1, 6, colour.ink),
      1.1,
      18,
    ),
    disc(574, 88, 62, colour.ink, 60, opacity.cast),
    disc(562, 76, 62, colour.snow),
    disc(562, 76, 52, colour.snowShade),
    disc(562, 76, 45, colour.wood4),
    path('M524 92a45 45 0 0 0 80-2q-40 22-80 2z', colour.brick3),
    line('M604 112l32 26', colour.snow, 16, true),
    path('M540 66q20-18 44 0-6 22-22 28-18-8-22-28z', colour.wood1),
    path('M-20 330q60-30 90 40l-50 60z', colour.tree),
    path('M-10 300q50 10 48 70l-60 20z', colour.treeLight),
    line('M-10 390 46 340', colour.mid, 3),
  );
