import { frame, winterView } from '../building.ts';
import { carton, tag, tin } from '../objects.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

/** The last pieces on a pallet: cartons, a carpet roll, tiles and a lamp under one amber tag. */
export const clearance = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.far),
    path('M0 0h640v150L280 0z', colour.sky, opacity.veil),
    frame(506, 40, 104, 118, winterView(104, 118, 'lake')),
    rect(555, 40, 6, 118, colour.snow),
    rect(490, 167, 136, 11, colour.snow),
    shade('M490 178h136l-8 7H498z'),
    rect(0, 300, 640, 100, step.trim),
    rect(0, 300, 640, 9, step.kraft),
    shade('M92 362h420l60 18H120z', opacity.cast),
    path('M88 334h430v12H88z', colour.wood1),
    path('M88 342h430v5H88z', colour.wood3),
    path('M104 347h44v16h-44zm176 0h46v16h-46zm178 0h44v16h-44z', colour.wood3),
    path('M88 362h430v10H88z', colour.wood2),
    rect(420, 120, 10, 210, colour.spruceDark),
    disc(425, 330, 36, colour.spruceDark, 8),
    path('M384 130l20-74h44l20 74z', colour.paper),
    path('M436 56h12l20 74h-24z', step.trim),
    place(
      360,
      330,
      rect(-26, -236, 52, 236, colour.brick1) +
        shade('M8-236h18V0H8z') +
        path('M-26-206h52v8h-52zm0 150h52v8h-52z', colour.amberPale) +
        disc(0, -236, 26, colour.brick2, 9) +
        disc(0, -236, 16, colour.wood1, 5) +
        disc(0, -236, 7, colour.brick2, 2),
      1,
      3,
    ),
    carton(116, 220, 196, 114),
    carton(138, 132, 132, 74),
    path('M140 262h74v44h-74z', colour.snow),
    path('M150 274h54v6h-54zm0 12h34v6h-34z', colour.spruce),
    path('M160 118l16-48 64 16-12 38z', colour.spruce),
    path('M176 70l64 16-3 10-64-16z', colour.tree),
    path('M206 118l10-40 54 20-10 26z', colour.snow),
    path('M222 92l34 12-4 10-34-10z', colour.mid),
    path('M138 132h132l16-14v8l-16 14H138z', colour.wood2),
    tin(448, 360, 92, 92, colour.snow, colour.spruce),
    path('M464 322h60v16h-60z', colour.spruce),
    line('M226 196q24-14 42 6', colour.wood4, 4),
    place(268, 206, tag(96), 1, 8),
    place(268, 206, line('M-26 64H26M-26 88H8', colour.amberPale, 10, true), 1, 8),
  );
