import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { pendant } from '@marketplace/shared-ui/illustrations/building';
import { cast, ground, ledge } from '../stage.ts';

const stool = (x: number): string =>
  line(`M${x - 26} 250l-14 122m66-122 14 122M${x - 34} 326h68`, colour.wood4, 8) +
  rect(x - 44, 234, 88, 20, colour.brick1, 8) +
  rect(x - 44, 234, 88, 7, colour.wood2, 4);

/** A kitchen island with two stools under its lamps. */
export const island = (): string =>
  draw(
    {},
    ground(colour.far),
    ledge(352, colour.wood2, colour.wood1),
    pendant(220, 98, 110),
    pendant(420, 98, 110),
    cast(320, 364, 520, 16),
    rect(96, 186, 448, 180, colour.spruce),
    shade('M470 186h74v180h-74z', opacity.deep),
    rect(112, 206, 120, 146, colour.tree, 4),
    rect(250, 206, 120, 146, colour.tree, 4),
    rect(388, 206, 70, 146, colour.tree, 4),
    rect(66, 160, 508, 32, colour.snow, 4),
    path('M66 180h508v8q0 4-4 4H70q-4 0-4-4z', colour.snowShade),
    shade('M96 192h448v10H96z', opacity.cast),
    path('M272 118h98q0 40-34 42h-30q-34-2-34-42z', colour.wood3),
    path('M330 118h40q0 40-34 42h-14q14-12 8-42z', colour.wood4),
    disc(292, 108, 18, colour.amber),
    disc(346, 108, 18, step.amberDeep),
    disc(320, 100, 20, colour.brick1),
    path('M286 118h72l-6 8h-60z', colour.wood3),
    rect(470, 96, 16, 64, colour.snowShade, 6),
    rect(494, 110, 16, 50, colour.brick1, 6),
    stool(196),
    stool(330),
  );

const plate = (x: number, y: number, width: number, tone: string): string =>
  rect(x, y, width, 8, tone, 4) + rect(x + 10, y - 9, width - 20, 8, colour.snow, 4) + rect(x + 4, y - 18, width - 8, 8, tone, 4);

/** A wall cabinet whose open door shows plates and glasses. */
export const cabinet = (): string =>
  draw(
    {},
    ground(colour.paper),
    shade('M150 60h376l24 24v276H174z', opacity.cast),
    rect(136, 40, 376, 304, colour.tree, 6),
    rect(152, 56, 216, 272, colour.wood1),
    shade('M152 56h216v18H152zm0 0h14v272h-14z'),
    rect(152, 146, 216, 10, colour.wood2),
    rect(152, 236, 216, 10, colour.wood2),
    plate(178, 138, 76, colour.mid),
    path('M282 96h24l-4 50h-16zm34 0h24l-4 50h-16z', colour.sky),
    path('M298 96h8l-4 50h-6zm34 0h8l-4 50h-6z', colour.far),
    path('M178 196h70q0 40-26 40h-18q-26 0-26-40z', colour.brick1),
    path('M226 196h22q0 40-26 40h-6q14-12 10-40z', colour.brick2),
    rect(276, 194, 30, 42, colour.amber, 5),
    path('M306 204h8q10 0 10 10t-10 10h-8z', step.amberDeep),
    rect(332, 200, 24, 36, colour.snow, 5),
    rect(176, 286, 60, 42, colour.spruce, 4),
    rect(184, 294, 44, 12, colour.paper),
    rect(248, 270, 44, 58, colour.snow, 6),
    rect(248, 262, 44, 12, colour.wood3, 4),
    path('M304 328l10-34h36l10 34z', colour.steel),
    path('M368 40h128q16 0 16 6v298H368z', colour.treeLight),
    rect(388, 66, 98, 250, colour.tree, 4),
    rect(400, 78, 74, 226, colour.treeLight, 3),
    path('M368 40h10v304h-10z', colour.spruceDark),
    rect(496, 184, 8, 60, colour.amber, 4),
    path('M152 40 40 20v352l112-28z', colour.treeLight),
    path('M132 66 62 54v280l70-16z', colour.tree),
    path('M120 82 76 76v238l44-10z', colour.treeLight),
    shade('M152 40 40 20v352l112-28z', opacity.shade),
    path('M52 176h10v58H52z', colour.amber),
    rect(148, 84, 16, 26, colour.steel, 3),
    rect(148, 274, 16, 26, colour.steel, 3),
  );
