import { boards, litWindow } from '../building.ts';
import { cap, peaks, shrub, snowTree, tree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, place, rect, shade } from '../shapes.ts';

const stars = 'M70 90h4v4h-4zM150 44h3v3h-3zM214 140h4v4h-4zM96 214h4v4h-4zM300 60h4v4h-4zM392 120h3v3h-3zM590 190h4v4h-4zM560 70h3v3h-3z';

const drift = 'M76 706q8-24 38-26 22-10 34 4 18-2 22 14-14 12-30 2-16 12-32 2-18 12-32 4z';

const pane = (x: number): string =>
  rect(x - 8, 486, 106, 112, step.spruceSeam) +
  litWindow(x, 494, 90, 96) +
  path(`M${x + 6} 538h78v5h-78z`, colour.snow) +
  rect(x - 10, 590, 110, 12, colour.snow);

/** A warm house front at dusk, 640 by 800; everything that matters lies between y 200 and 760. */
export const welcome = (): string =>
  draw(
    { height: 800, patterns: [boards('c', 34, colour.wood3, colour.wood4)] },
    rect(0, 0, 640, 800, colour.spruceDark),
    path('M0 250q320-120 640 0v200H0z', step.spruceSeam),
    path('M0 360q320-120 640 0v200H0z', colour.spruce),
    path(stars, colour.amberPale),
    disc(500, 140, 46, colour.amberPale),
    disc(482, 128, 42, colour.spruceDark),
    peaks(
      640,
      [
        [120, 350, 190],
        [540, 330, 190],
      ],
      colour.tree,
    ),
    path('M0 560q320-80 640 0v200H0z', colour.treeLight),
    snowTree(44, 690, 330),
    tree(122, 710, 170, colour.treeLight),
    snowTree(602, 690, 350),
    tree(520, 710, 180, colour.treeLight),
    rect(424, 250, 58, 150, colour.brick2),
    rect(456, 250, 26, 150, colour.brick3),
    cap(416, 254, 74, 18),
    line('M452 228q-18-24 0-46t0-48', step.mist, 9, true, opacity.veil),
    path('M136 700V420L320 236l184 184v280z', fill('c')),
    shade('M320 236l184 184v280H320z'),
    shade('M136 420 320 236l184 184v34L320 274 136 454z', opacity.cast),
    path('M96 440 320 208l224 232-22 22L320 256 118 462z', colour.brick3),
    path(
      'M84 430 300 202q20-18 40 0l216 228q4 18-14 18-18 4-30-12-20 4-34-16-20 4-34-18-22 2-36-22-22 0-36-22-20-4-52-36-30 32-52 36-14 22-36 22-14 24-36 22-14 22-34 18-14 20-34 16-12 16-30 12-18 0-14-18z',
      colour.snow,
    ),
    path('M320 320q10-40 20-118l216 228q4 18-14 18-18 4-30-12-20 4-34-16-20 4-34-18-22 2-36-22-22 0-36-22-20-4-52-2z', colour.snowShade),
    disc(320, 366, 48, colour.snow),
    disc(320, 366, 39, colour.amberLight),
    path('M281 366a39 39 0 0 1 60-33l-46 62a39 39 0 0 1-14-29z', step.glow),
    path('M317 327h6v78h-6zm-36 36h78v6h-78z', colour.snow),
    pane(160),
    pane(390),
    path('M236 470h168v20H236z', colour.brick3),
    path('M226 476 320 434l94 42v10H226z', colour.brick2),
    path('M218 474 308 430q12-6 24 0l90 44q-14 16-32 4-20 12-38 0-18 10-34 0-20 10-36 0-20 12-36-2-20 10-28-2z', colour.snow),
    rect(252, 490, 136, 216, colour.snow),
    rect(262, 500, 116, 206, step.spruceSeam),
    rect(268, 506, 104, 200, colour.spruce),
    rect(282, 520, 76, 66, colour.amberLight),
    path('M282 520h76l-76 54z', step.glow),
    path('M317 520h6v66h-6z', colour.spruce),
    rect(282, 602, 76, 84, step.spruceSeam),
    rect(288, 608, 64, 72, colour.tree),
    disc(320, 556, 27, colour.tree),
    disc(320, 556, 14, step.glow),
    path('M320 580l-16-8v20l16-7 16 7v-20z', colour.brick1),
    disc(356, 646, 6, colour.amber),
    path('M0 700C160 670 240 694 320 694S480 670 640 698V800H0z', step.mist),
    path('M236 700h168v14H236zm-20 14h208v20H216z', step.trimDark),
    path('M236 708h168v6H236zm-20 20h208v6H216z', step.kraftDark),
    path('M0 740q150-24 320-6t320-6v72H0z', colour.snowShade),
    path('M214 734h212l90 66H124z', colour.amberLight, opacity.cast),
    path('M268 734h104l40 66H228z', colour.amberLight, opacity.veil),
    place(482, 712, line('M0 0 22-170', colour.wood2, 8, true) + path('M-24-4l10-56 44 8-12 56q-22 10-42-8z', colour.brick1), 1, -4),
    shrub(60, 728, 120, colour.tree),
    path(drift, colour.snow),
    shrub(508, 728, 116, colour.tree),
    place(448, 0, path(drift, colour.snow)),
  );
