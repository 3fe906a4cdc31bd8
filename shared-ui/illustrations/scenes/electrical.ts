import { beam, boards, frame, pendant } from '../building.ts';
import { tree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, rect, shade } from '../shapes.ts';

const breaker = (x: number, y: number, on: boolean): string =>
  rect(x, y, 40, 17, colour.ink, 3) + rect(on ? x + 20 : x + 4, y + 3, 16, 11, on ? colour.amber : colour.steel, 2);

const night =
  rect(0, 0, 110, 130, colour.tree) +
  disc(78, 34, 14, colour.amberPale) +
  path('M0 96 34 58l26 26 22-18 28 30v34H0z', colour.spruce) +
  tree(28, 118, 60, colour.spruceDark) +
  tree(88, 118, 46, colour.spruceDark) +
  path('M0 112q50-12 110 0v18H0z', colour.snow);

/** A warm pendant lamp over a bench beside an open breaker panel, at night. */
export const electrical = (): string =>
  draw(
    { patterns: [boards('b', 80, colour.spruceDark, '#0b4a3f')] },
    rect(0, 0, 640, 400, fill('b')),
    frame(40, 66, 110, 130, night, step.trim),
    beam(230, 150, 150, 330, 430),
    beam(230, 150, 100, 330, 270),
    line('M452 0V70M500 0V40q0 30 0 34', colour.steel, 12),
    line('M449 0V70M497 0V70', colour.snowShade, 3),
    shade('M396 84h168v224H410z', opacity.deep),
    rect(386, 70, 164, 220, colour.steel, 8),
    rect(386, 70, 164, 10, colour.snowShade, 4),
    rect(398, 88, 140, 190, colour.snowShade),
    path('M550 70l62 26v206l-62-12z', colour.steelDark),
    path('M558 84l44 19v178l-44-9z', colour.steel),
    rect(594, 184, 7, 26, colour.ink),
    rect(412, 102, 112, 26, colour.steel, 3),
    rect(452, 106, 32, 18, colour.ink, 3),
    rect(470, 109, 11, 12, colour.amber, 2),
    ...[0, 1, 2, 3, 4].flatMap((i) => [breaker(418, 140 + i * 25, i !== 2), breaker(478, 140 + i * 25, i !== 4)]),
    line('M468 290q0 34-30 36t-60-2', colour.ink, 7, true),
    line('M500 290q4 44-30 52', colour.brick1, 7, true),
    pendant(230, 152, 190),
    rect(0, 326, 640, 74, colour.wood2),
    rect(0, 326, 640, 12, colour.wood1),
    rect(0, 392, 640, 8, colour.wood3),
    line('M0 356h250m40 0h350M80 374h300m60 0h140', colour.wood3, 2),
    disc(322, 344, 52, colour.ink, 12, opacity.cast),
    rect(272, 292, 84, 48, colour.wood4),
    disc(314, 340, 42, colour.wood4, 10),
    line('M276 302h76m-76 10h76m-76 10h76m-76 10h76', colour.brick1, 8),
    disc(314, 292, 54, colour.wood1, 12),
    disc(314, 292, 12, colour.wood4, 4),
    path('M260 292a54 12 0 0 0 108 0v8a54 12 0 0 1-108 0z', colour.wood3),
    shade('M110 352h92l20 8H126z', opacity.cast),
    path('M92 338h56q10 0 10 8t-10 8H92q-10-8 0-16z', colour.brick1),
    path('M158 342l10 2h56v5h-56l-10 2z', colour.snowShade),
  );
