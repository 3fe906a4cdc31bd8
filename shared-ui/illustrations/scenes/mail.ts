import { hills, peaks, snow, snowTree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, rect, shade } from '../shapes.ts';

/** Check your mail: a letter waits in an open mailbox, its flag up, after fresh snow. */
export const mail = (): string => draw(
  {},
  rect(0, 0, 640, 400, colour.sky), peaks(330, [[100, 120, 140], [500, 100, 170], [320, 170, 100]]), hills(274, 34, colour.mid),
  snowTree(56, 340, 190), snowTree(118, 344, 120, colour.treeLight), snowTree(596, 340, 206), snowTree(534, 344, 116, colour.treeLight),
  rect(300, 250, 46, 130, colour.wood2), rect(328, 250, 18, 130, colour.wood3), line('M314 262v90', colour.wood3, 3),
  line('M346 330l70-66', colour.wood3, 14),
  rect(206, 246, 262, 16, colour.wood4), rect(206, 246, 262, 6, colour.wood3),
  path('M244 246V160a58 58 0 0 1 58-58h116a58 58 0 0 1 58 58v86z', colour.spruce),
  path('M360 246V160a58 58 0 0 0-58-58h116a58 58 0 0 1 58 58v86z', colour.tree), path('M244 222h232v24H244z', colour.ink, opacity.shade),
  path('M186 246V160a58 58 0 0 1 116 0v86z', colour.snowShade), path('M196 246V160a48 48 0 0 1 96 0v86z', colour.spruceDark),
  path('M132 160h136v84H132z', colour.ink, opacity.deep), path('M120 150h140v88H120z', colour.snow),
  path('M120 150l70 52 70-52v88H120z', colour.paper), path('M120 150h140l-70 54z', colour.amberPale),
  line('M120 150l70 54 70-54M120 238l50-48m90 48-50-48', step.trim, 4), disc(190, 204, 13, colour.brick1),
  path('M182 206l8-7 8 7v6h-16z', colour.snow),
  path('M186 246h116l-22 62q-4 10-16 10h-56q-12 0-16-10z', colour.tree), path('M186 246h116l-4 10H190z', colour.spruce),
  shade('M260 246h42l-22 62q-4 10-16 10h-16z'), rect(236, 300, 28, 8, colour.steel, 4),
  path('M214 128q18-52 84-50h114q56-2 66 56-22 14-42-2t-58 0-60-4-56 6-48-6z', colour.snow),
  rect(418, 60, 11, 128, step.bronze), path('M418 52h84v52h-84z', colour.amber), path('M468 52h34v52h-34z', step.amberDeep),
  disc(424, 188, 11, colour.steelDark),
  snow(352),
  path('M262 378q24-30 60-30t66 30z', colour.snow), path('M262 378q60-20 126 0l20 22H240z', colour.snowShade),
);
