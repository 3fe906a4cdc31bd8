import { frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

const swatch = (turn: number, c: string): string =>
  place(0, 0, rect(-15, -112, 30, 118, colour.snow, 4) + rect(-15, -112, 30, 76, c, 4), 1, turn);

/** A floor plan on a tilted board under an amber desk lamp, with a fan of paint chips. */
export const design = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.treeLight),
    path('M0 0h640v190L300 0z', colour.mid, opacity.deep),
    frame(36, 40, 104, 130, winterView(104, 130, 'cabin')),
    rect(85, 40, 6, 130, colour.snow),
    rect(20, 179, 136, 10, colour.snow),
    shade('M20 189h136l-8 7H28z'),
    rect(0, 318, 640, 82, colour.wood2),
    rect(0, 318, 640, 12, colour.wood1),
    rect(0, 390, 640, 10, colour.wood3),
    line('M0 352h220m50 0h370M60 372h420m60 0h100', colour.wood3, 2),
    line('M250 240l-26 106m206-90 26 86', colour.wood4, 14),
    shade('M190 330h330l46 16H206z', opacity.cast),
    shade('M206 76 486 60l56 250-330 22z', opacity.cast),
    path('M184 320 214 64h270l46 256z', colour.wood3),
    path('M184 320h346v12H184z', colour.wood4),
    path('M196 314 224 70h250l42 244z', step.trim),
    path('M212 300 234 84h228l36 216z', colour.snow),
    path('M212 300 222 204 342 300z', colour.snowSoft),
    line('M236 272 252 106h178l30 166zM247 168h82m34 0h78M338 106v34m2 28v104M240 226h30m32 0h38m70 0h44', colour.spruce, 6),
    line('M329 168q-2-26 9-28M270 226q0-22 32-24', colour.mid, 3),
    path('M262 118h38v22h-40zm98 6h48l4 28h-52zm-102 120h48v18h-50zm110 2h66l3 14h-68z', step.mist),
    path('M262 118h38v8h-39zm98 6h48l1 8h-49z', colour.mid),
    path('M368 290l96-4-8-62z', colour.amberPale),
    path('M368 290l96-4-8-62zm34-10 40-36 6 32z', colour.amber, opacity.veil),
    path('M196 314h334v8H196z', colour.wood1),
    place(
      300,
      312,
      rect(-50, -8, 88, 9, colour.brick1) + path('M38-8l20 4.500-20 4.500z', colour.wood1) + rect(-58, -8, 10, 9, colour.snow),
    ),
    disc(574, 344, 46, colour.spruceDark, 12),
    line('M574 340 606 214 520 112', colour.spruceDark, 9, true),
    disc(606, 214, 10, colour.steel),
    place(
      516,
      108,
      path('M-26 24Q-62 6-60-38L26-2Q4 32-26 24z', colour.amber) + path('M26-2Q4 32-26 24-14 8-6-15z', step.amberDeep),
      1.15,
      -50,
    ),
    place(
      104,
      352,
      [-58, -34, -10, 14, 38]
        .map((turn, i) => swatch(turn, [colour.spruce, colour.mid, colour.wood2, colour.brick1, colour.amberLight][i] ?? colour.mid))
        .join('') + disc(0, -4, 5, colour.steelDark),
    ),
  );
