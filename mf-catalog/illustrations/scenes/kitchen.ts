import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import {
  box,
  brass,
  cream,
  green,
  indoors,
  ink,
  lake,
  LEDGE,
  pick,
  shadow,
  steel,
  white,
  wood,
  type Tones,
  type Variant,
} from '../stage.ts';

const door = (x: number, y: number, w: number, h: number, [light, plain, dark]: Tones): string =>
  rect(x, y, w, h, plain) +
  line(`M${x + 14} ${y + 14}h${w - 28}v${h - 28}h${28 - w}z`, dark, 5) +
  path(`M${x} ${y}h${w}l-8 6H${x + 6}v${h - 12}l-6 6z`, light);

export const cabinet = (v: Variant): string => {
  const tones = pick(v, [step.mist, colour.mid, step.steelLight] as const, wood);
  return indoors(
    { wall: 'tiles', ledge: [step.kraft, step.kraftDark] },
    rect(90, 20, 220, 116, tones[1]) + door(94, 24, 104, 108, tones) + door(202, 24, 104, 108, tones) + shade('M90 136h220l-8 10H98z'),
    rect(70, 186, 470, 22, colour.snow) + rect(70, 200, 470, 8, colour.snowShade),
    rect(84, 208, 442, 150, tones[2]) + door(88, 212, 144, 48, tones) + door(236, 212, 144, 48, tones) + door(384, 212, 138, 48, tones),
    door(88, 264, 144, 90, tones) + door(236, 264, 144, 90, tones) + door(384, 264, 138, 90, tones),
    [160, 308, 452].map((x) => rect(x - 24, 232, 48, 7, colour.amber, 4) + rect(x - 24, 278, 48, 7, colour.amber, 4)).join(''),
    place(
      440,
      186,
      path('M-34-70h60l-8 70h-44z', colour.amber) +
        path('M10-70h16l-8 70H4z', step.amberDeep) +
        path('M-20-74q-10-40 8-60 4 30 6 50 8-44 30-52-8 40-22 62z', colour.tree),
    ),
    shade('M84 358h442l30 14H110z'),
  );
};

export const countertop = (v: Variant): string =>
  indoors(
    {
      wall: 'tiles',
      window: [pick(v, 70, 430), 20, 'lake'],
      ledge: [pick(v, colour.spruce, colour.wood2), pick(v, colour.spruceDark, colour.wood3)],
    },
    path('M20 288 140 216h420l70 72z', pick(v, colour.snow, colour.wood1)) +
      rect(20, 288, 610, 26, pick(v, colour.snowShade, colour.wood2)) +
      shade('M20 314h610v9H20z'),
    v
      ? line('M60 278l110-58m-40 64 100-64m-20 66 90-66m0 66 70-66m30 66 50-66m60 66 20-66m90 66-10-66', colour.wood2, 4)
      : line('M90 268q90-40 160-20t150-24 140 10M240 280q80-10 130-40', colour.mid, 3, true, opacity.veil),
    place(
      pick(v, 360, 170),
      250,
      path('M-70 8h150l10 16H-80z', colour.ink, opacity.cast) +
        path('M-64-4q70 44 140 0z', colour.amber) +
        disc(6, -4, 70, step.amberDeep, 12) +
        disc(-24, -14, 22, colour.brick1) +
        disc(16, -18, 24, colour.brick2) +
        disc(48, -10, 18, colour.amberLight),
    ),
    place(
      pick(v, 500, 440),
      216,
      rect(-12, -90, 24, 90, pick(v, colour.wood3, colour.spruce), 8) + disc(0, -96, 14, pick(v, colour.wood2, colour.amber)),
    ),
  );

const tapArc = (x: number, y: number, c: readonly string[]): string =>
  line(`M${x} ${y}v-110q0-60 60-60t60 60v26`, c[2]!, 24) +
  line(`M${x - 3} ${y}v-110q0-62 61-62t61 60v26`, c[1]!, 16) +
  line(`M${x - 7} ${y}v-106`, c[0]!, 4) +
  rect(x + 106, y - 96, 30, 20, c[2]!, 4) +
  rect(x - 22, y - 8, 44, 14, c[2]!, 5) +
  line(`M${x + 12} ${y - 40}l50-22`, c[1]!, 12, true);

export const sink = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'tiles', 'plain'), window: [pick(v, 400, 70), 16, 'spruces'], ledge: [colour.spruce, colour.spruceDark] },
    path('M40 292 130 236h400l70 56z', pick(v, colour.wood1, colour.snow)) +
      rect(40, 292, 560, 20, pick(v, colour.wood2, colour.snowShade)),
    tapArc(pick(v, 250, 330), 246, pick(v, steel, brass)),
    v
      ? path('M190 262h270v96q-135 22-270 0z', colour.snow) +
          path('M400 262h60v96q-30 8-60 10z', colour.snowShade) +
          path('M190 262l30-18h210l30 18z', colour.mid)
      : path('M170 284l40-36h250l44 36z', colour.steelDark) +
          path('M186 284l34-28h226l36 28z', colour.steel) +
          path('M220 256h226l-14 28H214z', colour.snowShade) +
          disc(330, 274, 16, colour.steelDark, 5),
    place(pick(v, 120, 540), 260, path('M-20-40h40l-4 40h-32z', colour.amber) + rect(-10, -60, 20, 22, colour.ink)),
  );

export const faucet = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'tiles'), window: [pick(v, 60, 440), 26, pick(v, 'lake', 'cabin')], ledge: [colour.snow, colour.snowShade] },
    shadow(250, 318, 180),
    place(pick(v, 290, 210), 312, tapArc(0, 0, pick(v, steel, ink)), 1.5),
    path(pick(v, 'M478 208q-10 18 0 26 10-8 0-26z', 'M398 208q-10 18 0 26 10-8 0-26z'), colour.mid),
    disc(pick(v, 478, 398), 330, 70, colour.sky, 12) + disc(pick(v, 478, 398), 330, 40, colour.mid, 6),
    box(70, 326, 90, 36, pick(v, brass, green), 20),
  );

export const vanity = (v: Variant): string => {
  const tones = pick(v, wood, green);
  return indoors(
    { wall: pick(v, 'plain', 'tiles'), ledge: [colour.snow, colour.snowShade] },
    disc(320, 96, 84, colour.amberLight) + disc(320, 96, 74, colour.sky) + path('M270 60l56-28 20 10-80 60z', colour.snow, opacity.veil),
    rect(90, 60, 24, 80, colour.amberPale, 12) +
      rect(526, 60, 24, 80, colour.amberPale, 12) +
      rect(98, 140, 8, 20, step.bronze) +
      rect(534, 140, 8, 20, step.bronze),
    shade('M150 362h360l20 12H130z', opacity.cast),
    rect(140, 200, 360, 20, colour.snow) + rect(140, 213, 360, 8, colour.snowShade),
    path('M240 184h160l-16 18H256z', colour.snow) +
      path('M360 184h40l-16 18h-30z', colour.snowShade) +
      line('M320 184v-30h30', pick(v, colour.steel, step.bronze), 9, true),
    rect(154, 220, 332, 120, tones[1]) +
      door(158, 224, 106, 112, tones) +
      door(268, 224, 106, 54, tones) +
      door(268, 282, 106, 54, tones) +
      door(378, 224, 104, 112, tones),
    [211, 321, 430].map((x) => disc(x, 246, 6, colour.amber)).join('') + disc(321, 308, 6, colour.amber),
    rect(166, 340, 12, 24, tones[2]) + rect(462, 340, 12, 24, tones[2]),
    place(
      60,
      356,
      path('M-26-50h52l-8 50h-36z', colour.amber) + path('M-4-54q-20-40 0-70 12 30 4 70zm6 0q6-40 30-52-4 36-22 54z', colour.tree),
    ),
    disc(560, LEDGE + 50, 40, lake[1], 12),
  );
};

export const bathFaucet = (v: Variant): string =>
  indoors(
    { wall: 'tiles', window: pick(v, [440, 20, 'spruces'], undefined), ledge: [colour.snow, colour.snowShade] },
    v
      ? line('M180 300V90q0-40 40-40h110', colour.ink, 14) +
          path('M270 50h130l-20 26h-90z', colour.ink) +
          line('M296 84l-10 130m34-130v140m24-140 8 136m16-140 16 126', colour.mid, 4, true, opacity.veil) +
          rect(154, 220, 52, 22, colour.ink, 8) +
          disc(180, 190, 20, colour.steelDark) +
          line('M206 230q60 0 60 70', colour.ink, 10)
      : path('M130 320q190 50 380 0l-40-28H170z', colour.snow) +
          disc(320, 300, 170, colour.sky, 22) +
          disc(320, 304, 130, colour.far, 14) +
          path('M280 288V190h50q70 0 90 40h-40q-16-16-46-14v72z', colour.steel) +
          path('M280 288V190h14v98z', colour.snowShade) +
          path('M288 176h44l24-22 8 8-30 30h-46z', colour.steelDark) +
          path('M400 232q-8 40 0 66 8-26 0-66z', colour.mid),
    box(pick(v, 70, 400), 330, 120, 34, pick(v, cream, lake), 26),
    path(pick(v, 'M76 330h120v12H76z', 'M406 330h110v12H406z'), colour.amber),
  );

export const tub = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'tiles'), window: [pick(v, 440, 60), 30, pick(v, 'lake', 'spruces')], ledge: [colour.wood1, colour.wood2] },
    shade('M110 366h420l30 14H130z', opacity.cast),
    v
      ? rect(330, 116, 106, 96, colour.snow, 8) +
          rect(322, 106, 122, 14, colour.snowShade, 6) +
          path('M320 220q60-24 130 0-4 60-40 74l8 66h-70l6-66q-34-20-34-74z', colour.snow) +
          disc(384, 222, 66, colour.snowShade, 14) +
          disc(384, 224, 48, colour.far, 9) +
          shade('M410 296l8 64h-26z') +
          disc(418, 138, 7, colour.steel)
      : path('M90 200q0 150 90 160h280q90-10 90-160z', colour.snow) +
          path('M460 200h90q0 150-90 160h-50q60-40 50-160z', colour.snowShade) +
          disc(320, 202, 232, colour.snowSoft, 24) +
          disc(320, 206, 206, colour.far, 16) +
          line('M120 214v-90q0-34 36-34t36 34', colour.steelDark, 12) +
          rect(176, 120, 32, 14, colour.steelDark) +
          [250, 300, 340, 390].map((x, i) => disc(x, 196 - (i % 2) * 10, 24 - (i % 3) * 4, colour.snow)).join(''),
    place(
      pick(v, 380, 150),
      pick(v, 190, 350),
      disc(0, 0, 20, colour.amber, 12) + path('M14-6l16-6-4 12z', step.amberDeep) + disc(-12, -14, 11, colour.amber),
    ),
    v ? rect(110, 270, 70, 70, colour.paper, 34) + disc(145, 305, 14, step.trim) : '',
  );

export const accessory = (v: Variant): string => {
  const metal = pick(v, ink, brass);
  return indoors(
    { wall: 'tiles', ledge: [colour.wood1, colour.wood2] },
    disc(110, 110, 10, metal[2]) + disc(440, 110, 10, metal[2]) + line('M100 110h350', metal[1], 12, true),
    path('M150 110h150v160q-75 12-150 0z', pick(v, colour.amberLight, colour.tree)) +
      shade('M250 110h50v160q-25 6-50 7z') +
      rect(150, 226, 150, 16, pick(v, colour.amber, colour.treeLight)),
    line('M530 120v20m0 0a40 40 0 1 0 .1 0', metal[1], 10, true),
    v
      ? rect(360, 150, 130, 14, colour.wood2) + rect(376, 112, 30, 38, colour.snow, 6) + rect(424, 96, 26, 54, colour.mid, 6)
      : line('M370 230h80q24 0 24 24', metal[1], 12, true) +
          rect(372, 210, 66, 66, colour.snow, 10) +
          disc(372, 243, 14, colour.snowShade, 33),
    shadow(340, 366, 170),
    path('M340 300h180v60H340z', colour.wood1) +
      path('M340 300l20-14h180l-20 14z', colour.wood2) +
      path('M520 300l20-14v60l-20 14z', colour.wood3),
    [0, 1, 2].map((i) => rect(356 + i * 4, 272 - i * 22, 130, 22, [colour.snow, lake[1], white[2]][i]!, 10)).join(''),
  );
};
