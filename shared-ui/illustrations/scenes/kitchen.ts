import { frame, pendant, tiles, winterView } from '../building.ts';
import { colour, step } from '../palette.ts';
import { disc, draw, fill, line, path, rect, shade } from '../shapes.ts';

const door = (x: number, w: number): string =>
  rect(x, 270, w, 106, colour.tree) + rect(x + 8, 278, w - 16, 90, colour.spruce) + path(`M${x + 8} 278h${w - 16}v5H${x + 8}z`, step.spruceSeam);

/** A spruce-green kitchen: apron sink under a snowy window, open shelf, two amber pendants. */
export const kitchen = (): string => draw(
  { patterns: [tiles('t', 26, colour.snowSoft, step.mist)] },
  rect(0, 0, 640, 400, colour.paper), rect(0, 150, 640, 92, fill('t')),
  frame(214, 44, 212, 150, winterView(212, 150, 'lake')), path('M317 44h6v150h-6z', colour.snow), rect(196, 203, 248, 12, colour.snow),
  shade('M196 215h248l-8 7H204z'),
  rect(20, 96, 150, 10, colour.wood2), rect(20, 160, 150, 10, colour.wood2), shade('M26 106h144v6H26zm0 64h144v6H26z'),
  path('M36 62h34v34H36z', colour.brick1), shade('M56 62h14v34H56z'), path('M80 76h44a22 20 0 0 1-44 0z', colour.mid),
  rect(96, 94, 12, 3, colour.mid),
  path('M80 72h44v4H80z', colour.tree), rect(136, 56, 22, 40, colour.snowShade, 4), rect(140, 50, 14, 8, colour.wood3),
  disc(56, 136, 24, colour.snow), disc(56, 136, 14, step.mist), disc(84, 136, 24, colour.snowShade), disc(84, 136, 14, colour.far),
  rect(118, 128, 18, 32, colour.tree, 3), rect(140, 136, 18, 24, colour.wood1, 3),
  path('M500 0h96v60l34 66H466l34-66z', colour.steel), shade('M556 0h40v60l34 66h-52l-22-66z'), rect(462, 124, 172, 18, colour.steelDark),
  rect(466, 258, 164, 126, colour.snowShade), rect(482, 290, 132, 72, colour.ink, 6), path('M482 362v-66l60-6-40 72z', colour.steelDark),
  rect(488, 276, 120, 7, colour.steel, 3),
  path('M506 236h80v-34q0-8-8-8h-64q-8 0-8 8z', colour.brick1), shade('M560 194h18q8 0 8 8v34h-26z'),
  rect(500, 190, 92, 8, colour.brick2, 4), disc(546, 186, 6, colour.ink), line('M586 212h26', colour.ink, 8, true),
  rect(494, 236, 104, 6, colour.ink),
  rect(0, 258, 466, 130, step.spruceSeam), door(8, 76), door(92, 76), door(392, 66),
  rect(176, 332, 208, 44, colour.tree), rect(184, 340, 95, 36, colour.spruce), rect(285, 340, 91, 36, colour.spruce),
  line('M74 306v20m28-20v20m300-20v20m-142 26v12m36-12v12', colour.wood1, 5, true),
  rect(0, 240, 640, 20, colour.wood1), rect(0, 254, 640, 6, colour.wood3),
  path('M176 240h208v76q0 14-14 14H190q-14 0-14-14z', colour.snow), path('M330 240h54v76q0 14-14 14h-40z', colour.snowShade),
  rect(170, 236, 220, 10, colour.snowShade, 3),
  line('M280 238v-54q0-24 22-24t22 24v10', colour.steelDark, 10), rect(266, 228, 28, 10, colour.steelDark),
  line('M290 214h20', colour.steelDark, 7, true), path('M318 192h12v8h-12z', colour.ink),
  path('M108 240h40l-5-34h-30z', colour.brick1),
  path('M128 206q-30-4-30-30 22 2 28 20-2-24 10-36 12 18 4 36 10-14 24-14-2 22-36 24z', colour.treeLight),
  rect(404, 176, 12, 66, colour.wood3, 4), path('M414 174h38q8 0 8 8v58h-46z', colour.wood2), disc(437, 188, 5, colour.wood4),
  pendant(240, 92, 84), pendant(400, 92, 84),
  rect(0, 376, 640, 24, colour.wood4), rect(0, 386, 640, 14, step.kraft), shade('M0 386h640v5H0z'),
);
