import { ladder, shingles, siding, litWindow } from '../building.ts';
import { cap, peaks, shrub, snow, snowTree, sun, tree } from '../nature.ts';
import { tin } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, place, rect, shade } from '../shapes.ts';

const plank = (x: number, y: number, w: number): string => rect(x, y, w, 14, colour.wood1) + rect(x, y + 9, w, 5, colour.wood3);

/** The home page's wide scene, 960 by 720: a house being renovated by a lake, snow and spruces all round. */
export const hero = (): string => draw(
  { width: 960, height: 720, patterns: [shingles('r'), siding('s', 15)] },
  rect(0, 0, 960, 720, colour.sky), sun(250, 150, 62),
  peaks(470, [[90, 240, 190], [340, 190, 210], [640, 150, 230], [880, 220, 190]]),
  path('M0 410q150-70 330-30t330-20 300-10v150H0z', colour.mid),
  tree(40, 468, 120, colour.treeLight), tree(96, 466, 90), tree(150, 466, 120), tree(206, 464, 84, colour.treeLight), tree(256, 466, 110),
  path('M0 462h420v120H0z', step.mist), path('M0 482h420v90H0z', colour.far), path('M0 520q140-14 420 0v70H0z', colour.mid),
  line('M30 476h90m40 14h110M60 508h70m60-8h90M20 540h60', colour.snow, 5, true),
  snowTree(880, 600, 380), snowTree(822, 606, 200, colour.treeLight),
  path('M0 560q180-40 420-14t540-20v200H0z', colour.snow),
  rect(332, 350, 460, 244, colour.wood1), line('M332 440h80M410 376v64M384 440v30M470 376v64', colour.wood2, 3),
  path('M332 470h80v-30h70v-30h100V594H332z', colour.paper), path('M332 470h80v-30h70v-30h100V594H332z', fill('s')), shade('M332 350h460v26H332z'),
  rect(470, 160, 62, 130, colour.steel), rect(508, 160, 24, 130, step.steelMid), cap(462, 166, 78, 18),
  line('M500 138q-20-22 0-44t0-40', colour.snow, 12, true, opacity.veil),
  path('M286 362 402 210h330l100 152z', colour.steelDark),
  line('M398 228h112m-126 20h112m-126 20h60m-76 20h62m-78 20h62m-78 20h40', step.steelLight, 2),
  path('M286 362l44-56h66v-36h62v-34h64V210h210l100 152z', fill('r')), shade('M732 210l100 152h-90L660 210z', opacity.cast),
  rect(278, 356, 560, 14, colour.brick3), rect(394, 203, 346, 11, colour.spruce),
  path('M410 190h56v22h-56z', step.amberDeep), path('M416 176h44v14h-44z', colour.amber), rect(432, 176, 12, 36, colour.amberPale),
  litWindow(364, 470, 92, 92), rect(356, 562, 108, 10, colour.snow),
  path('M560 596V330l110-124 110 124v266z', colour.tree),
  line('M592 300v296m32-330v330m32-366v366m32-366v366m32-330v330m32-296v296', colour.spruce, 4),
  shade('M670 206l110 124v266H670z', opacity.cast),
  path('M532 348 670 190l138 158-14 16-124-142-124 142z', colour.brick3),
  path('M524 342 658 186q12-12 24 0l134 156q2 14-14 12-18 2-26-14-20 0-28-20-20-2-28-20-24-4-50-44-26 40-50 44-8 18-28 20-8 20-28 20-8 16-26 14-16 2-14-12z', colour.snow),
  path('M670 256q8-20 12-70l134 156q2 14-14 12-18 2-26-14-20 0-28-20-20-2-28-20-24-4-50-44z', colour.snowShade),
  path('M626 410v-54a44 44 0 0 1 88 0v54z', colour.snow), path('M633 403v-47a37 37 0 0 1 74 0v47z', colour.amberLight),
  path('M633 356a37 37 0 0 1 46-36l-46 62z', step.glow), path('M667 316h6v90h-6zm-34 40h74v6h-74z', colour.snow),
  rect(618, 408, 104, 10, colour.snow),
  path('M566 440h208v14H566z', colour.brick3), path('M558 432h224l10 14H548z', colour.snow), rect(576, 454, 12, 142, colour.snow),
  rect(752, 454, 12, 142, colour.snowShade),
  rect(632, 462, 76, 134, step.spruceSeam), rect(640, 470, 60, 126, colour.brick1), path('M650 482h40v44h-40z', colour.amberLight),
  path('M650 482h40l-40 30z', step.glow), path('M650 538h40v46h-40z', colour.brick2), disc(690, 536, 5, colour.amber),
  rect(598, 474, 24, 88, colour.amberLight), rect(718, 474, 24, 88, colour.amberLight), path('M598 474h24l-24 40zm120 0h24l-24 40z', step.glow),
  path('M564 596h212v12H564zm-14 12h240v12H550z', step.trimDark),
  line('M318 612V386m118 226V386m110 226V386M318 604l118-92m0 92 110-92', colour.steel, 7), line('M318 420h228', colour.steel, 6),
  plank(304, 500, 256), tin(470, 500, 44, 38, colour.snow, colour.brick1), rect(330, 486, 56, 14, colour.amberLight),
  ladder(246, 634, 342, 330, 34, 9),
  shrub(776, 614, 110, colour.tree), cap(800, 588, 66, 11),
  snow(618, 960, 720),
  path('M606 622h124q0 60 100 98H640q-40-50-34-98z', step.mist),
  shade('M70 652h210l30 12H96z'),
  place(160, 606, path('M-132-30q20 20 60 22 72 8 150 0 40-2 58-22 16 44-34 58-100 12-200 0-50-14-34-58z', colour.brick1) + path('M-136-6q14 28 46 32 100 10 184 0 34-4 44-30 2 30-36 44-100 12-200 0-38-14-38-46z', colour.brick2) + path('M-116-12q110 24 226 2-110 12-226-2z', colour.brick3) + line('M-60-4 40-70', colour.wood1, 7, true) + path('M36-74q24-22 40-16-2 18-30 30z', colour.wood1), 1, -4),
  shade('M356 692h220l34 14H372z'),
  line('M396 700l22-50m22 50-22-50m90 50 22-50m22 50-22-50', colour.wood3, 9, true), plank(360, 640, 226), plank(372, 626, 200), plank(390, 612, 150),
  shade('M824 694h104l20 10H836z'), path('M812 636h112v60H812z', colour.amber), path('M880 636h44v60h-44z', step.amberDeep),
  path('M806 628h124v14H806z', colour.amberLight), line('M838 628v-18q0-8 8-8h44q8 0 8 8v18', colour.spruceDark, 7),
  rect(858, 636, 20, 20, colour.spruceDark),
);
