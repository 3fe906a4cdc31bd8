import { frame, winterView } from '@marketplace/shared-ui/illustrations/building';
import { shrub, snow } from '@marketplace/shared-ui/illustrations/nature';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { indoors, pick, steel, type Variant } from '../stage.ts';

/** An outside wall with snow at its foot. */
const facade = (v: Variant, ...things: string[]): string =>
  draw(
    {},
    rect(0, 0, 640, 400, pick(v, colour.spruce, step.trim)),
    Array.from({ length: 13 }, (_, i) => rect(0, 26 + i * 30, 640, 3, pick(v, step.spruceSeam, step.kraftDark))).join(''),
    ...things,
  );

export const exteriorDoor = (v: Variant): string =>
  facade(
    v,
    rect(206, 20, 228, 330, colour.snow),
    v
      ? rect(220, 34, 98, 316, colour.steelDark) +
          rect(322, 34, 98, 316, colour.steelDark) +
          rect(230, 44, 78, 290, colour.amberLight) +
          rect(332, 44, 78, 290, colour.amberLight) +
          path('M230 44h78L230 210zm102 0h78l-78 166z', step.glow) +
          rect(306, 180, 5, 50, colour.ink) +
          rect(329, 180, 5, 50, colour.ink)
      : rect(222, 36, 196, 314, colour.brick1) +
          path('M398 36h20v314h-20z', colour.brick2) +
          rect(246, 60, 148, 100, colour.amberLight) +
          path('M246 60h90l-90 90z', step.glow) +
          line('M320 60v100m-74-50h148', colour.snow, 7) +
          line('M250 190h60v60h-60zm80 0h60v60h-60zm-80 82h60v60h-60zm80 0h60v60h-60z', colour.brick3, 5) +
          disc(396, 206, 10, colour.amber),
    [96, 500].map((x) => rect(x, 90, 44, 74, colour.ink, 8) + rect(x + 8, 100, 28, 54, colour.amberLight, 4)).join(''),
    rect(170, 346, 300, 22, colour.steel) + rect(130, 366, 380, 34, colour.steelDark),
    path('M160 348q30-16 60-4l-8 8h-50zm260 0q30-14 56-2l-4 6h-50z', colour.snow),
    shrub(40, 380, 110, colour.tree) + shrub(500, 382, 120, colour.treeLight),
    snow(372),
  );

export const interiorDoor = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'far'), window: [pick(v, 450, 60), 60, 'cabin'], ledge: [colour.wood1, colour.wood2] },
    v
      ? rect(190, 34, 350, 10, colour.ink) +
          disc(260, 48, 12, colour.steelDark) +
          disc(430, 48, 12, colour.steelDark) +
          rect(236, 58, 220, 280, colour.wood2) +
          line('M246 68h200v260H246zm0 0 200 260M246 328 446 68', colour.wood3, 14) +
          rect(254, 180, 8, 60, colour.ink)
      : rect(180, 20, 230, 320, colour.snow) +
          rect(194, 34, 202, 306, colour.spruceDark) +
          path('M194 34l150 22v300l-150-16z', colour.snow) +
          path('M212 62l54 8v110l-54-4zm72 10 46 8v104l-46-4zm-72 130 54 4v106l-54-8zm72 6 46 4v108l-46-8z', colour.snowShade) +
          disc(330, 208, 9, colour.amber) +
          path('M344 56l52-22v306l-52 16z', colour.ink, opacity.deep),
    shade('M190 344h270l20 12H180z', opacity.cast),
  );

export const window = (v: Variant): string =>
  facade(
    v,
    shade('M136 30h380v290H136z'),
    frame(150, 40, 340, 250, winterView(340, 250, pick(v, 'lake', 'cabin')), colour.snow, 20),
    v
      ? rect(316, 40, 12, 250, colour.snow) + path('M170 60l90-10-80 160zm170-10 90-6-90 170z', colour.snow, opacity.cast)
      : rect(260, 40, 10, 250, colour.snow) +
          rect(374, 40, 10, 250, colour.snow) +
          path('M160 60l80-10-80 150z', colour.snow, opacity.deep),
    rect(100, 312, 440, 22, colour.snow) + shade('M100 334h440l-10 9H112z'),
    path('M100 312q60-22 160-10t160-4 120 14z', colour.snowSoft),
    disc(560, 90, 26, colour.amberLight) + rect(552, 60, 16, 16, colour.ink),
    snow(376),
  );

export const garageDoor = (v: Variant): string =>
  facade(
    v,
    rect(90, 50, 460, 320, colour.snow),
    rect(108, 68, 424, 302, pick(v, colour.snowShade, colour.wood2)),
    [0, 1, 2, 3]
      .map(
        (row) =>
          line(`M108 ${68 + row * 75}h424`, pick(v, colour.steel, colour.wood3), 4) +
          (row === 0
            ? ''
            : [0, 1, 2, 3]
                .map((column) => line(`M${122 + column * 105} ${82 + row * 75}h82v46h-82z`, pick(v, step.mist, colour.wood3), 4))
                .join('')),
      )
      .join(''),
    [0, 1, 2, 3]
      .map((column) => rect(122 + column * 105, 82, 82, 44, colour.amberLight) + path(`M${122 + column * 105} 82h60l-60 40z`, step.glow))
      .join(''),
    rect(306, 330, 30, 10, colour.ink, 5),
    path('M80 50q120-26 240-16t240 16z', colour.snow),
    [40, 576].map((x) => rect(x, 120, 26, 50, colour.ink, 6) + rect(x + 5, 127, 16, 34, colour.amberLight, 3)).join(''),
    path('M0 372h640v28H0z', steel[2]) + snow(386),
  );
