import { boards } from '../building.ts';
import { cap, shrub, snow, snowTree, tree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, rect, shade } from '../shapes.ts';

/** A new front door and an arched window in a cedar wall; a spare sash waits in the snow. */
export const windowsDoors = (): string => draw(
  { patterns: [boards('c', 46, colour.wood3, colour.wood4)] },
  rect(0, 0, 640, 400, fill('c')), shade('M0 0h640v34H0z', opacity.deep), rect(0, 0, 640, 18, colour.brick3),
  shade('M146 370V162a96 96 0 0 1 192 0v208z', opacity.deep),
  path('M128 360V150a96 96 0 0 1 192 0v210z', colour.snow), path('M142 150a82 82 0 0 1 164 0z', colour.amberLight),
  path('M142 150a82 82 0 0 1 60-79l22 79z', step.glow),
  line('M224 68v82M160 102l64 48 64-48', colour.snow, 7),
  rect(142, 158, 164, 202, step.spruceSeam), rect(180, 158, 88, 202, colour.spruce), rect(186, 164, 76, 190, colour.tree),
  path('M150 166h22v120h-22zm126 0h22v120h-22z', colour.amberLight), path('M150 166h22l-22 60zm126 0h22l-22 60z', step.glow),
  path('M196 174h56v64h-56zm0 78h56v80h-56z', colour.spruce), path('M196 174h56v6h-56zm0 78h56v6h-56z', step.spruceSeam),
  disc(224, 206, 25, colour.treeLight), disc(224, 206, 13, colour.spruce), path('M224 231l-12-7v16l12-6 12 6v-16z', colour.brick1),
  disc(208, 192, 4, colour.brick1), disc(240, 194, 4, colour.brick1), disc(244, 214, 4, colour.brick1),
  disc(254, 262, 6, colour.amber), rect(180, 348, 88, 12, step.bronze),
  path('M108 358h232v14H108zm-16 14h264v16H92z', step.trimDark), shade('M108 370h232v4H108z'),
  rect(344, 118, 20, 34, colour.ink, 4), rect(348, 124, 12, 22, colour.amberPale), path('M338 118l16-14 16 14z', colour.ink),
  shade('M410 296V190a94 94 0 0 1 188 0v106z', opacity.deep),
  path('M392 276v-96a94 94 0 0 1 188 0v96z', colour.snow), path('M406 264v-84a80 80 0 0 1 160 0v84z', colour.sky),
  path('M406 220l44-44 34 30 40-34 42 40v52H406z', colour.far),
  tree(440, 256, 62), tree(538, 256, 74, colour.treeLight), path('M406 248q80-16 160 0v16H406z', colour.snowSoft),
  path('M406 180a80 80 0 0 1 80-80l-66 104-14 20z', colour.snow, opacity.veil),
  line('M486 96v170M406 184h160', colour.snow, 8), rect(380, 274, 212, 14, colour.snow), shade('M380 288h212l-8 8H388z'), cap(384, 278, 204, 10),
  snowTree(40, 372, 200), shrub(500, 360, 110, colour.tree), cap(520, 336, 70, 10),
  snow(372),
);
