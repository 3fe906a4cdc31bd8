import { tiles } from '@marketplace/shared-ui/illustrations/building';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge, metals, tube } from '../stage.ts';

/** A vanity with its basin under a round mirror. */
export const vanity = (): string =>
  draw(
    {},
    ground(colour.treeLight),
    ledge(360, colour.snowShade, colour.snow),
    disc(330, 112, 104, colour.ink, 104, opacity.cast),
    disc(320, 104, 104, colour.amber),
    disc(320, 104, 94, colour.sky),
    path('M262 30a94 94 0 0 1 66-20L236 146a94 94 0 0 1 26-116zm96-12a94 94 0 0 1 30 20L262 178a94 94 0 0 1-16-16z', colour.snow),
    cast(320, 372, 420, 14),
    path('M140 262h360v82q0 8-8 8H148q-8 0-8-8z', colour.wood2),
    shade('M430 262h70v82q0 8-8 8h-62z'),
    path('M160 352h18v22h-18zm302 0h18v22h-18z', colour.wood4),
    rect(156, 278, 158, 62, colour.wood1, 4),
    rect(326, 278, 158, 62, colour.wood1, 4),
    rect(206, 292, 58, 8, colour.spruceDark, 4),
    rect(376, 292, 58, 8, colour.spruceDark, 4),
    rect(120, 244, 400, 22, colour.snow, 4),
    rect(120, 258, 400, 8, colour.snowShade, 3),
    path('M226 204h188q-4 42-54 42h-80q-50 0-54-42z', colour.snow),
    shade('M364 204h50q-4 42-54 42h-26q30-8 30-42z'),
    disc(320, 204, 94, colour.snowShade, 12),
    tube('M320 206v-30q0-20 22-20h10q16 0 16 16v6', 16, metals.chrome),
    rect(156, 196, 28, 48, colour.brick1, 8),
    line('M170 196v-20h16', colour.ink, 6),
    path('M452 244q-8-34 8-48 4 20 10 24 0-24 20-36 0 20-4 30 12-10 22-8-8 22-24 38z', colour.spruce),
    rect(448, 222, 52, 24, colour.wood3, 5),
  );

/** A glass shower with a broad head, water falling on dark tile. */
export const shower = (): string =>
  draw(
    { patterns: [tiles('t', 46, colour.spruce, colour.tree)] },
    rect(0, 0, 640, 400, fill('t')),
    rect(0, 352, 640, 48, colour.snowShade),
    rect(0, 352, 640, 10, colour.snow),
    tube('M330 0v52', 22, metals.brass),
    path('M214 84q0-32 32-32h168q32 0 32 32z', colour.amber),
    path('M360 52h54q32 0 32 32h-66z', step.amberDeep),
    rect(206, 82, 248, 14, colour.amberLight, 7),
    line(
      'M232 112v60m40-56v92m40-92v64m40-64v104m40-104v56m40-60v76M232 206v70m40-28v62m40-90v82m40-40v60m40-110v90m40-66v60',
      colour.sky,
      6,
      true,
    ),
    rect(118, 196, 22, 96, step.amberDeep, 8),
    disc(129, 222, 26, colour.amber),
    line('M129 222l24-14', colour.amberPale, 8, true),
    disc(129, 274, 18, colour.amber),
    rect(66, 110, 96, 10, colour.snow, 4),
    rect(78, 66, 26, 44, colour.brick1, 6),
    rect(116, 54, 30, 56, colour.snow, 6),
    rect(122, 42, 18, 14, colour.steel, 3),
    path('M500 0h140v352H500z', colour.snow, opacity.cast),
    path('M540 0h40l-80 160V80zm90 0h10v60L500 340v-80z', colour.snow, opacity.cast),
    rect(494, 0, 10, 352, colour.steel),
    rect(486, 160, 10, 90, colour.snowShade, 5),
    disc(330, 372, 40, colour.steel, 8),
    line('M304 372h52m-40-4h28m-28 8h28', colour.steelDark, 3),
  );
