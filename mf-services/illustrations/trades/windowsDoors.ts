import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

/** A white casement window that stands open in green siding, a flower box below. */
export const casement = (): string =>
  draw(
    { patterns: [pattern('w', 640, 34, rect(0, 0, 640, 34, colour.tree) + rect(0, 30, 640, 4, colour.spruce))] },
    rect(0, 0, 640, 400, fill('w')),
    shade('M172 44h320v280H186z', opacity.deep),
    rect(156, 28, 320, 284, colour.snow),
    rect(176, 48, 280, 244, colour.spruceDark),
    path('M188 60h256v220H188z', colour.amberLight),
    path('M188 60h150L188 210z', colour.amberPale),
    path('M188 60h34q6 130-34 190zm256 0h-34q-6 130 34 190z', colour.paper),
    rect(310, 48, 12, 244, colour.snow),
    path('M176 48 92 20v320l84-48z', colour.snow),
    path('M164 60 104 40v278l60-34z', colour.mid),
    path('M164 60 104 40v120z', colour.sky),
    path('M456 48 548 20v320l-92-48z', colour.snowShade),
    path('M468 60 536 40v278l-68-34z', colour.mid),
    path('M468 60 536 40v70l-68 90z', colour.far),
    rect(140, 300, 352, 20, colour.snow),
    rect(140, 314, 352, 8, colour.snowShade),
    path('M176 316q-12-34 20-42 4-26 32-18 14-24 38-4 20-24 44 0 22-20 42 2 24-18 38 4 32-4 30 24 26 8 12 34z', colour.treeLight),
    ...[206, 262, 318, 374, 424].map(
      (x, index) =>
        disc(x, 280 + (index % 2) * 14, 15, index % 2 ? colour.amber : colour.brick1) +
        disc(x, 280 + (index % 2) * 14, 6, colour.amberPale),
    ),
    path('M164 314h304l-16 58H180z', colour.wood2),
    path('M404 314h64l-16 58h-56z', colour.wood3),
    rect(156, 308, 320, 14, colour.wood1, 4),
  );

/** A door handle of brass with the key in its lock. */
export const lock = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.brick1),
    rect(0, 0, 120, 400, colour.snowShade),
    rect(0, 0, 84, 400, colour.snow),
    shade('M120 0h16v400h-16z', opacity.deep),
    path('M330 0h190L330 400H140z', colour.snow, opacity.shade),
    rect(452, 40, 240, 320, colour.brick2, 6),
    rect(464, 52, 228, 296, step.brickMid, 4),
    rect(120, 128, 26, 132, colour.steel, 3),
    shade('M226 60h128v312H240z', opacity.deep),
    rect(214, 38, 124, 320, step.amberDeep, 62),
    rect(214, 38, 108, 320, colour.amber, 54),
    path('M232 110q0-58 40-62-24 20-24 64v190q-16-10-16-30z', colour.amberLight),
    shade('M288 148h212q20 10 12 44H300z', opacity.cast),
    path('M254 146h214q36 0 36 28 0 18-16 18-10 0-16-8H254z', step.bronze),
    path('M254 134h214q34 0 36 34-8-14-30-14H254z', colour.amberLight),
    disc(268, 156, 40, step.amberDeep),
    disc(264, 152, 34, colour.amberLight),
    disc(264, 152, 18, colour.amber),
    disc(270, 286, 36, step.bronze),
    disc(268, 284, 28, colour.amberLight),
    rect(262, 264, 14, 40, colour.ink, 4),
    place(
      268,
      288,
      path('M-8-8H8v46H-8z', colour.steel) +
        path('M-34 60q0-30 34-30t34 30-34 30-34-30z', colour.snowShade) +
        disc(0, 66, 13, step.brickMid) +
        shade('M0 30q34 0 34 30T0 90V79a13 13 0 0 0 0-26z'),
    ),
    line('M268 362v14', colour.steelDark, 5),
  );
