import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

const board = (x: number, y: number, width: number): string =>
  rect(x, y, width, 34, colour.wood1) +
  rect(x, y, width, 7, colour.paper, undefined, opacity.veil) +
  rect(x + width - 34, y, 34, 34, colour.wood2) +
  line(`M${x + width - 24} ${y + 17}a7 7 0 0 1 14 0`, colour.wood3, 3);

/** A hard hat, a level and a tape measure on a pile of lumber. */
export const hardHat = (): string =>
  draw(
    {},
    ground(colour.mid),
    ledge(360, colour.tree, colour.treeLight),
    cast(330, 368, 560),
    board(60, 326, 520),
    board(84, 290, 500),
    board(54, 254, 510),
    shade('M500 254h64v34h20v36h-4v36h-60z'),
    rect(330, 226, 220, 28, colour.spruce, 4),
    rect(330, 226, 220, 8, colour.treeLight, 4),
    rect(416, 230, 44, 16, colour.amberPale, 6),
    rect(430, 230, 14, 16, colour.mid),
    disc(358, 240, 8, colour.snow),
    disc(522, 240, 8, colour.snow),
    rect(454, 150, 84, 76, colour.steelDark, 18),
    path('M454 168q0-18 18-18h40l-30 76h-10q-18 0-18-18z', colour.steel),
    disc(496, 188, 24, colour.ink),
    disc(496, 188, 15, colour.brick1),
    path('M454 206h-42v14h42z', colour.amberLight),
    rect(404, 204, 9, 22, colour.snowShade),
    shade('M92 240h250l18 14H104z', opacity.cast),
    path('M112 226q0-120 110-120t110 120z', colour.amber),
    path('M262 112q70 22 70 114h-44q4-74-26-114z', step.amberDeep),
    path('M130 206q4-66 50-86-22 40-26 92z', colour.amberLight),
    path('M202 98h40q8 0 8 8v94h-56v-94q0-8 8-8z', colour.amberLight),
    path('M226 98h16q8 0 8 8v94h-20z', step.amberDeep),
    path('M84 226q0-18 20-18h262q20 0 20 18 0 16-16 16H96q-12 0-12-16z', colour.amber),
    path('M84 228h302q0 14-16 14H96q-12 0-12-14z', step.amberDeep),
  );

/** A small excavator that digs a foundation. */
export const excavator = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    path('M0 250 110 150l120 90 90-70 150 100 80-50 90 60v120H0z', colour.far),
    path('M0 330h300l60 40h280v30H0z', colour.wood3),
    path('M0 330h300l60 40h-16l-52-30H0z', colour.wood2),
    path('M440 370q20-46 70-40 20-30 60-8 40-12 70 30v18z', colour.wood3),
    path('M440 370q20-46 70-40-8 20-40 40z', colour.wood2),
    cast(150, 332, 260),
    line('M240 190 344 70l116 80', step.amberDeep, 34, true),
    line('M240 186 344 66l112 78', colour.amber, 28, true),
    line('M272 190l52-76m46-14 60 24', colour.steelDark, 10, true),
    line('M456 146l-26 110', step.amberDeep, 26, true),
    line('M454 146l-26 104', colour.amberLight, 18, true),
    disc(344, 68, 9, colour.ink),
    disc(457, 147, 9, colour.ink),
    path('M452 240q26 60-20 96l-66-14q-8-56 40-76z', colour.steelDark),
    path('M452 240q16 36-8 66-40 0-74 16-10-58 36-76z', colour.steel),
    path('M366 318l-14 22 24-12zm24 8-10 22 24-16zm22 6-4 20 20-18z', colour.snowShade),
    rect(44, 278, 240, 56, colour.ink, 28),
    rect(56, 288, 216, 36, colour.steelDark, 18),
    ...[78, 121, 164, 207, 250].map((x) => disc(x, 306, 13, colour.steel)),
    rect(140, 262, 50, 20, colour.steelDark),
    path('M60 184q0-14 14-14h190q16 0 16 16v78H74q-14 0-14-14z', colour.amber),
    path('M60 232h220v32H74q-14 0-14-14z', step.amberDeep),
    line('M78 190v30m14-30v30m14-30v30', step.amberDeep, 6),
    path('M128 172V80q0-14 14-14h72q10 0 14 10l26 96z', colour.amber),
    path('M142 160V92q0-12 12-12h52q8 0 10 8l16 72z', colour.spruceDark),
    path('M142 160V92q0-12 12-12h26l-30 80z', colour.mid),
    rect(122, 56, 120, 16, step.amberDeep, 6),
    rect(170, 80, 8, 82, colour.amber),
  );
