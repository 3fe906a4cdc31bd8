import { bricks, litWindow } from '../building.ts';
import { cap, shrub, snow, snowTree } from '../nature.ts';
import { colour, opacity } from '../palette.ts';
import { disc, draw, fill, line, path, place, rect, shade } from '../shapes.ts';

const blade = 'M0-10Q-22-34-8-62 26-58 14-12z';

/** A heat pump humming in the snow against a brick wall, one warm window above. */
export const hvac = (): string =>
  draw(
    { patterns: [bricks('k')] },
    rect(0, 0, 640, 400, fill('k')),
    shade('M0 0h640v26H0z'),
    rect(0, 0, 640, 14, colour.spruce),
    shade('M470 72h140v122l-10 8H480z'),
    litWindow(462, 62, 136, 116),
    rect(452, 178, 156, 12, colour.snowShade),
    cap(454, 182, 152, 9),
    line('M388 150h26q18 0 18-18V14', colour.snowShade, 22),
    line('M396 156h20q22 0 22-20V14', colour.ink, 10, false, opacity.shade),
    snowTree(58, 350, 210),
    snowTree(600, 360, 124, colour.treeLight),
    shade('M150 300h290l40 50H150z', opacity.cast),
    rect(164, 306, 24, 40, colour.steelDark),
    rect(352, 306, 24, 40, colour.steelDark),
    path('M396 112l36-18v194l-36 26z', colour.steelDark),
    path('M130 112l36-18h266l-36 18z', colour.snow),
    rect(130, 112, 266, 202, colour.snowShade),
    shade('M312 112h84v202h-84z'),
    line('M318 140h60m-60 14h60m-60 14h60m-60 14h60m-60 14h60m-60 14h60m-60 14h60m-60 14h60', colour.steel, 5),
    rect(330, 270, 42, 24, colour.spruce, 4),
    disc(342, 282, 5, colour.amber),
    disc(222, 213, 90, colour.steel),
    disc(222, 213, 84, colour.ink),
    place(222, 213, [0, 72, 144, 216, 288].map((turn) => place(0, 0, path(blade, colour.steel), 1.15, turn)).join('')),
    disc(222, 213, 22, colour.spruce),
    disc(218, 209, 9, colour.mid),
    line('M222 123v180M132 213h180M158 149l128 128M286 149 158 277', colour.snowShade, 3),
    line('M162 213a60 60 0 1 0 120 0 60 60 0 1 0-120 0', colour.snowShade, 3),
    shade('M290 154a90 90 0 0 1-130 124l4-4A84 84 0 0 0 286 158z', opacity.deep),
    cap(126, 114, 310, 28),
    path('M150 118v18l4-18zm44 2v26l5-26zm148-4v16l4-16zm-70 2v12l3-12z', colour.snowSoft),
    shrub(470, 356, 86),
    snow(350),
    path('M60 372q80-46 170-28t210-4q50-10 90 20z', colour.snow),
  );
