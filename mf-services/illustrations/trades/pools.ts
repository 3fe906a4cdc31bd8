import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { cap, snow, snowTree } from '@marketplace/shared-ui/illustrations/nature';
import { disc, draw, fill, line, path, pattern, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { metals, tube } from '../stage.ts';

/** A pool with its ladder and a ring afloat. */
export const pool = (): string =>
  draw(
    { patterns: [pattern('t', 80, 80, rect(0, 0, 80, 80, colour.paper) + path('M0 76h80v4H0zM76 0h4v80h-4z', step.trim))] },
    rect(0, 0, 640, 400, fill('t')),
    path('M0 110h640v290H0z', colour.snow),
    path('M0 128h640v272H0z', colour.snowShade),
    path('M0 128h640v20H0z', colour.tree),
    line('M40 128v20m80-20v20m80-20v20m80-20v20m80-20v20m80-20v20m80-20v20m80-20v20', colour.mid, 4),
    path('M0 148h640v252H0z', colour.treeLight),
    path('M0 148h640v40q-80 20-160 0t-160 0-160 0T0 188z', colour.tree),
    line(
      'M30 236q30-16 60 0t60 0m310-20q30-16 60 0t60 0M40 346q30-16 60 0t60 0m300 20q30-16 60 0t60 0m-220-40q20-12 44 0',
      colour.mid,
      7,
      true,
    ),
    line('M120 286q24-14 50 0m330 10q24-14 50 0M230 214q20-12 42 0', colour.sky, 5, true),
    disc(296, 316, 116, colour.ink, 58, opacity.cast),
    disc(286, 296, 116, colour.snow, 70),
    path(
      'M170 296q0-36 40-56l44 30q-20 10-20 24zm232-6q-2-30-40-50l-42 30q18 8 20 24zM214 354q-34-18-42-44l64-8q4 14 22 22zm144 0q34-18 42-44l-60-8q-4 14-22 22z',
      colour.brick1,
    ),
    disc(286, 298, 54, colour.treeLight, 28),
    path('M232 298q0-28 54-28t54 28q-14-18-54-18t-54 18z', colour.spruce),
    shade('M170 306q20 50 116 50t114-50q-4 60-114 60t-116-60z', opacity.cast),
    tube('M468 246V86q0-40 34-40t34 32', 18, metals.chrome),
    tube('M560 246V86q0-40 34-40t34 32', 18, metals.chrome),
    line('M468 196h92m-92 40h92', colour.steelDark, 13),
    line('M468 192h92m-92 40h92', colour.snowShade, 5),
    path('M452 262q16-10 32 0t32 0 32 0 32 0v16q-16 10-32 0t-32 0-32 0-32 0z', colour.mid),
  );

/** A hot tub of cedar that steams in the snow. */
export const hotTub = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.spruce),
    disc(520, 70, 34, colour.amberPale),
    path('M0 236 120 140l90 60 130-110 120 100 80-50 100 80v80H0z', colour.spruceDark),
    snowTree(70, 316, 190),
    snowTree(584, 322, 150, colour.treeLight),
    snow(310),
    disc(326, 372, 216, colour.ink, 20, opacity.cast),
    path('M130 206h380l-26 166H156z', colour.wood2),
    path('M440 206h70l-26 166h-72z', colour.wood3),
    line('M180 206l12 166m40-166 6 166m48-166 2 166m48-166-2 166m48-166-8 166m46-166-14 166', colour.wood4, 4),
    path('M134 242h372l-3 16H137zm11 84h350l-3 16H148z', colour.steelDark),
    disc(320, 206, 198, colour.wood1, 40),
    disc(320, 206, 178, colour.wood4, 31),
    disc(320, 212, 172, colour.mid, 24),
    disc(270, 210, 60, colour.sky, 8),
    disc(398, 218, 34, colour.sky, 5),
    ...[238, 330, 356, 420, 300].map((x, index) => disc(x, 206 + (index % 3) * 8, 7, colour.snow)),
    path(
      'M226 184q-30-40 0-72t0-72q44 40 14 74t10 70zm96 0q-34-46 2-84t-4-82q52 44 18 88t14 78zm100 0q-30-40 0-72t0-62q42 34 14 66t10 68z',
      colour.snow,
      opacity.deep,
    ),
    path('M520 372v-70h70v70z', colour.wood3),
    path('M496 372v-34h50v34z', colour.wood2),
    rect(490, 332, 62, 8, colour.wood1),
    rect(516, 298, 80, 8, colour.wood1),
    cap(520, 300, 72, 12),
    path('M112 196q-6-18 20-18h50q18 0 16 14l-6 60q-14 16-30 0t-30 2q-16-4-14-20z', colour.amber),
    path('M170 178h12q18 0 16 14l-6 60q-8 8-16 8z', step.amberDeep),
    line('M114 214h82', colour.amberPale, 8),
    path('M0 378q160-22 320-6t320-6v34H0z', colour.snowSoft),
  );
