import { boards, frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '../shapes.ts';

const wrench =
  path('M-8-40q-22-10-16-36l14 14h20l14-14q6 26-16 36V58q0 12-8 12t-8-12z', colour.steel) +
  shade('M0-62h10l14-14q6 26-16 36V58q0 12-8 12z');

/** The whole workshop: a full amber toolbox on the bench before a pegboard of tools. */
export const general = (): string =>
  draw(
    { patterns: [boards('b'), pattern('p', 20, 20, rect(0, 0, 20, 20, colour.wood1) + rect(8, 8, 4, 4, colour.wood3))] },
    rect(0, 0, 640, 400, fill('b')),
    frame(46, 54, 116, 134, winterView(116, 134, 'lake'), step.trim),
    rect(101, 54, 6, 134, step.trim),
    rect(30, 194, 148, 11, step.trim),
    shade('M214 40h404v218H214z', opacity.cast),
    rect(204, 30, 404, 218, fill('p')),
    path('M204 30h404v218H204zm10 10v198h384V40z', colour.wood3),
    place(
      8,
      -14,
      path('M238 72h96l44 26-8 22-132-16z', colour.snowShade) +
        path('M238 104l132 16-2 6-130-14z', colour.steel) +
        path('M370 92h34q20 2 20 24t-22 22q-18 0-18-14-18-2-14-32z', colour.brick1) +
        disc(398, 114, 9, colour.wood1),
    ),
    place(462, 140, wrench, 0.9, 8),
    place(514, 138, wrench, 0.65, -6),
    rect(552, 62, 24, 26, colour.steelDark),
    path('M544 88h40l-4 94q-16 12-32 0z', colour.snowShade),
    shade('M564 88h20l-4 94q-8 6-16 6z'),
    rect(0, 314, 640, 86, colour.wood2),
    rect(0, 314, 640, 14, colour.wood1),
    rect(0, 390, 640, 10, colour.wood3),
    line('M0 356h160m70 0h410M60 376h300m60 0h220', colour.wood3, 2),
    shade('M160 344h330l50 16H190z', opacity.deep),
    place(
      214,
      244,
      rect(-8, -110, 16, 130, colour.wood2, 5) +
        rect(2, -110, 6, 130, colour.wood3) +
        path('M-50-146h74q20 4 28 22-20-6-34-4v12h-68z', colour.steelDark) +
        path('M-50-146h16v30h-16z', colour.ink),
      0.8,
      -6,
    ),
    place(
      414,
      242,
      rect(-12, -120, 24, 66, colour.treeLight, 8) + shade('M2-120h4q6 2 6 8v58H2z') + rect(-5, -54, 10, 60, colour.snowShade),
      0.8,
      10,
    ),
    place(
      346,
      240,
      rect(-16, -104, 32, 120, colour.amberPale) +
        path('M-16-92h14v3h-14zm0 14h9v3h-9zm0 14h14v3h-14zm0 14h9v3h-9zm0 14h14v3h-14z', colour.ink),
      1,
      3,
    ),
    place(276, 246, wrench, 1, -4),
    path('M150 232h340l-14 112H164z', colour.amber),
    path('M400 232h90l-14 112h-70z', step.amberDeep),
    path('M142 222h356v22H142z', colour.amberLight),
    shade('M400 222h98v22h-98z'),
    path('M161 318h318l-3 26H164z', colour.ink, opacity.shade),
    rect(208, 238, 30, 36, colour.spruceDark, 4),
    rect(402, 238, 30, 36, colour.spruceDark, 4),
    rect(284, 262, 72, 44, colour.spruce, 8),
    path('M296 292 320 270l24 22-6 4-18-16-18 16z', colour.snow),
    path('M536 300h44v44h-44z', colour.brick1),
    shade('M562 300h18v44h-18z'),
    line('M580 308q18 0 18 14t-18 14', colour.brick1, 7),
    disc(558, 300, 22, colour.wood4, 5),
    line('M550 288q-8-10 0-18t0-18m18 36q-8-10 0-18', colour.snowSoft, 4, true, opacity.veil),
    shade('M540 344h60l16 8h-66z', opacity.cast),
  );
