import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

const shingle = pattern(
  's',
  108,
  104,
  rect(0, 0, 108, 104, colour.brick3) +
    rect(2, 0, 50, 48, colour.brick1) +
    rect(56, 0, 50, 48, step.brickMid) +
    rect(-25, 52, 50, 48, step.brickMid) +
    rect(29, 52, 50, 48, colour.brick2) +
    rect(83, 52, 50, 48, step.brickMid),
);

const hammer =
  rect(-15, 30, 30, 220, colour.wood1, 10) +
  path('M2 30h13v210q0 10-10 10H2z', colour.wood2) +
  rect(-19, 170, 38, 84, colour.spruce, 14) +
  path('M4 170h15v70q0 14-15 14z', colour.spruceDark) +
  path('M-20-26h40v62h-40z', colour.steelDark) +
  path('M-74-34h60q20 0 20 20V14h-80z', colour.steel) +
  rect(-90, -40, 24, 60, colour.snowShade, 5) +
  path('M14-26q60-10 100 46l-14 6Q70-6 14 8z', colour.steel) +
  path('M14-8Q74-18 106 22l-6 4Q70-6 14 8z', colour.steelDark);

/** Red shingles half laid over the underlay, a hammer and nails on them. */
export const shingles = (): string =>
  draw(
    { patterns: [shingle] },
    rect(0, 0, 640, 400, colour.wood1),
    line('M0 60h640M220 0v60m240-60v60', colour.wood3, 3),
    path('M0 62h640v120H0z', colour.spruceDark),
    rect(0, 62, 640, 8, colour.treeLight),
    line('M0 150h640', colour.tree, 4),
    `<g transform="translate(0 182)">${path('M0 0h404v52h-54v52h162v52h54v52h74v18H0z', fill('s'))}</g>`,
    path('M350 234h54v8h-46v44h-8zm162 52h128v8H512zM404 182h8v60h-8z', colour.ink, opacity.cast),
    line('M0 182h404', colour.wood2, 4),
    place(478, 104, `${shade('M-80-10h90l20 260h-40z', opacity.cast)}${hammer}`, 1.12, 38),
    ...[
      [430, 300],
      [470, 316],
      [440, 334],
    ].map(([x, y]) => disc(x!, y!, 8, colour.steel) + disc(x! - 2, y! - 2, 4, colour.snow)),
    ...[30, 82, 138, 190, 246, 298].map((x) => disc(x, 196, 4, colour.steel)),
  );

/** A green gutter with icicles and its downspout, snow on the shingles above. */
export const gutter = (): string =>
  draw(
    { patterns: [pattern('w', 640, 34, rect(0, 0, 640, 34, colour.paper) + rect(0, 29, 640, 5, step.trim))] },
    rect(0, 0, 640, 400, fill('w')),
    shade('M0 180h640v60H0z', opacity.cast),
    rect(0, 0, 640, 132, colour.brick1),
    path('M0 0h640v44H0zm0 88h640v44H0z', step.brickMid),
    line('M0 44h640M0 88h640', colour.brick3, 5),
    line(
      'M50 0v44m110-44v44m110-44v44m110-44v44m110-44v44m110-44v44M104 44v44m110-44v44m110-44v44m110-44v44m110-44v44M50 88v44m110-44v44m110-44v44m110-44v44m110-44v44m110-44v44',
      colour.brick3,
      5,
    ),
    path('M0 0h640v52q-34 30-80 8t-84 12-92-2-92 4-100-8-96 6-96-6z', colour.snowShade),
    path('M0 0h640v40q-34 30-80 8t-84 12-92-2-92 4-100-8-96 6-96-6z', colour.snow),
    shade('M346 214h110v190H346z', opacity.cast),
    path('M262 190h116l-16 40h-84z', colour.spruceDark),
    rect(276, 226, 88, 180, colour.spruce),
    rect(276, 226, 22, 180, colour.tree),
    shade('M342 226h22v180h-22z', opacity.deep),
    rect(262, 306, 116, 24, colour.amber, 4),
    path('M340 306h34q4 0 4 4v16q0 4-4 4h-34z', step.amberDeep),
    disc(274, 318, 5, step.bronze),
    disc(366, 318, 5, step.bronze),
    rect(0, 132, 640, 60, colour.spruce),
    rect(0, 132, 640, 14, colour.treeLight),
    shade('M0 170h640v22H0z', opacity.deep),
    path('M96 192h26l-13 96zm60 0h18l-9 54zm306 0h24l-12 84zm54 0h16l-8 44zm70 0h26l-13 108z', colour.sky),
    path('M109 192h13l-13 96zm56 0h9l-9 54zm309 0h12l-12 84zm50 0h8l-8 44zm75 0h13l-13 108z', colour.mid),
    line('M210 132v60m220-60v60M20 132v60m600-60v60', colour.spruceDark, 6),
  );
