import { cap, snow, snowTree } from '../nature.ts';
import { carton } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '../shapes.ts';

const wheel = disc(0, 0, 38, colour.ink) + disc(0, 0, 20, colour.steel) + disc(-2, -2, 12, colour.snowShade);

/** A storage unit in the snow, its amber door half up: cartons, skis, a canoe and winter tires inside. */
export const storage = (): string =>
  draw(
    {
      patterns: [
        pattern('w', 24, 24, rect(0, 0, 24, 24, colour.mid) + rect(17, 0, 7, 24, colour.tree, undefined, opacity.deep)),
        pattern('d', 20, 20, rect(0, 0, 20, 20, colour.amber) + rect(0, 15, 20, 5, step.amberDeep)),
      ],
    },
    rect(0, 0, 640, 400, colour.sky),
    path('M0 150 120 60l110 90v250H0zm420 0L560 50l130 110v240H420z', colour.far),
    rect(66, 66, 520, 300, fill('w')),
    shade('M66 66h520v22H66z'),
    rect(50, 50, 552, 24, colour.spruce),
    cap(44, 52, 564, 18),
    rect(120, 102, 400, 262, colour.snow),
    rect(134, 116, 372, 250, colour.spruceDark),
    path('M134 116h372v20H134z', colour.ink, opacity.deep),
    rect(150, 226, 340, 10, colour.wood2),
    rect(150, 232, 340, 4, colour.wood4),
    path('M162 196q14 10 40 12 100 8 190 0 26-2 40-12 6 30-36 32-98 6-198 0-42-2-36-32z', colour.brick1),
    path('M168 214q10 12 30 14 98 6 198 0 20-2 30-14-2 14-30 16-98 6-198 0-26-2-30-16z', colour.brick2),
    rect(450, 188, 32, 38, colour.snowShade, 3),
    rect(450, 200, 32, 14, colour.tree),
    carton(160, 296, 104, 72),
    carton(178, 252, 66, 44),
    carton(286, 306, 74, 62),
    place(
      404,
      366,
      line('M-14 0V-128q0-14 10-16', colour.wood1, 9, true) +
        line('M8 0V-128q0-14 10-16', colour.wood1, 9, true) +
        line('M-14-58h0M8-58h0', colour.brick1, 14, true),
      1,
      6,
    ),
    place(462, 330, wheel),
    place(462, 276, disc(0, 0, 38, colour.ink, 17) + disc(0, -5, 38, colour.steelDark, 17) + disc(0, -5, 18, colour.ink, 8)),
    rect(134, 116, 372, 62, fill('d')),
    rect(134, 172, 372, 12, step.bronze),
    rect(296, 168, 48, 10, colour.spruceDark, 4),
    shade('M134 184h372v12H134z', opacity.deep),
    rect(546, 136, 16, 26, colour.ink, 4),
    rect(549, 142, 10, 16, colour.amberPale),
    snowTree(40, 372, 180),
    snowTree(612, 372, 150, colour.treeLight),
    shade('M150 366h320l40 16H190z', opacity.cast),
    snow(366),
  );
