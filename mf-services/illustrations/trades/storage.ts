import { carton } from '@marketplace/shared-ui/illustrations/objects';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

const bin = (x: number, y: number, width: number, lid: string): string =>
  path(`M${x + 6} ${y + 12}h${width - 12}l-8 58h${28 - width}z`, colour.sky, opacity.veil) +
  path(`M${x + 6} ${y + 12}h${width - 12}l-8 58h${28 - width}z`, colour.far, opacity.veil) +
  rect(x, y, width, 16, lid, 4) +
  rect(x + width / 2 - 16, y + 32, 32, 18, colour.snow, 3);

/** Steel shelves with bins, cartons and skis. */
export const shelves = (): string =>
  draw(
    {},
    ground(colour.tree),
    ledge(356, colour.steelDark, colour.steel),
    cast(310, 368, 460, 14),
    shade('M120 40h400v316H140z', opacity.cast),
    bin(140, 60, 118, colour.amber),
    bin(276, 60, 118, colour.brick1),
    carton(410, 74, 66, 56),
    carton(136, 162, 92, 74),
    path('M256 236v-40q0-26 40-26t40 26v40z', colour.brick1),
    path('M310 172q26 4 26 24v40h-26z', colour.brick2),
    line('M272 176q24-26 48 0', colour.wood4, 6),
    bin(358, 166, 118, colour.spruce),
    disc(184, 300, 46, colour.ink),
    disc(184, 300, 26, colour.steel),
    disc(184, 300, 12, colour.ink),
    carton(258, 276, 100, 68),
    carton(376, 262, 96, 82),
    rect(112, 20, 16, 340, colour.steel),
    rect(488, 20, 16, 340, colour.steel),
    rect(122, 20, 6, 340, colour.steelDark),
    rect(498, 20, 6, 340, colour.steelDark),
    ...[130, 236, 344].map((y) => rect(104, y, 408, 14, colour.snowShade) + path(`M104 ${y + 8}h408v6H104z`, colour.steel)),
    path('M540 358 556 50q4-24 16-24t12 24v308zm48 0-4-308q0-24 12-24t14 24l14 308z', colour.amber),
    path('M566 358V30q4-4 8-4 10 0 10 24v308zm46 0-8-330q4 4 6 22l14 308z', step.amberDeep),
    rect(552, 210, 28, 26, colour.ink, 4),
    rect(590, 210, 28, 26, colour.ink, 4),
  );

/** A padlock of brass on the door of a storage unit. */
export const padlock = (): string =>
  draw(
    {
      patterns: [
        pattern('r', 640, 50, rect(0, 0, 640, 50, colour.brick1) + rect(0, 0, 640, 8, step.brickMid) + rect(0, 38, 640, 12, colour.brick2)),
      ],
    },
    rect(0, 0, 640, 400, fill('r')),
    path('M250 0h190L210 400H20z', colour.snow, opacity.shade),
    rect(560, 0, 80, 400, colour.steelDark),
    rect(560, 0, 14, 400, colour.steel),
    shade('M120 104h460v66H120z', opacity.deep),
    rect(104, 88, 470, 62, colour.steel, 8),
    rect(104, 88, 470, 14, colour.snowShade, 6),
    rect(104, 134, 470, 16, colour.steelDark, 6),
    disc(146, 118, 16, colour.steelDark),
    disc(528, 118, 16, colour.steelDark),
    rect(284, 72, 84, 94, colour.steelDark, 10),
    rect(306, 102, 40, 34, colour.ink, 8),
    shade('M236 200h208v180H252z', opacity.deep),
    line('M262 220v-60a64 64 0 0 1 128 0v60', colour.steelDark, 30),
    line('M258 220v-60a64 64 0 0 1 128-6', colour.snowShade, 8),
    rect(218, 196, 216, 176, colour.amber, 22),
    path('M390 196h22q22 0 22 22v132q0 22-22 22h-38q30-60 16-176z', step.amberDeep),
    path('M240 196h70q-50 60-60 176h-10q-22 0-22-22V218q0-22 22-22z', colour.amberLight),
    rect(218, 222, 216, 8, step.bronze),
    rect(218, 338, 216, 8, step.bronze),
    disc(326, 274, 22, colour.ink),
    path('M316 280h20l8 44h-36z', colour.ink),
  );
