import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { cast, ground, ledge } from '../stage.ts';

const brick = (x: number, y: number, tone: string): string =>
  rect(x, y, 124, 56, tone, 3) + rect(x, y, 124, 8, colour.wood2, 3, opacity.deep) + shade(`M${x} ${y + 46}h124v10H${x}z`);

const course = (y: number, first: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    brick(first + index * 134, y, [colour.brick1, step.brickMid, colour.brick2][(index + y) % 3]!),
  ).join('');

/** Courses of brick with fresh mortar and a trowel on top. */
export const bricks = (): string =>
  draw(
    {},
    ground(colour.sky),
    rect(0, 196, 640, 204, step.kraft),
    course(340, -40, 6),
    course(274, 27, 5),
    course(274, -107, 1),
    course(208, -40, 4),
    path('M0 196h472q-6 12-4 20H0z', step.kraftDark),
    path('M0 206q-6-24 30-24t60-6 70 8 60-8 80 4 70-6 60 10 36 22z', step.kraft),
    rect(496, 196, 144, 72, colour.sky),
    path('M496 262q40-14 80-4t64-4v20H496z', step.kraft),
    course(274, 563, 1),
    shade('M150 170l230-20 40 24-220 14z', opacity.cast),
    place(
      330,
      128,
      path('M-170 30q70-66 170-62V44q-90 26-170-14z', colour.snowShade) +
        path('M-170 30q80-8 170-20v34q-90 26-170-14z', colour.steel) +
        path('M-4-8q40 0 46-44h24q-6 60-66 64z', colour.steelDark) +
        rect(44, -70, 150, 36, colour.amber, 16) +
        path('M44-52h150q0 18-16 18H60q-16 0-16-18z', step.amberDeep) +
        rect(44, -70, 18, 36, colour.steel, 4),
      1,
      -4,
    ),
    path('M196 146q40-30 84-8l40 24-70 18q-60 6-54-34z', step.kraft),
  );

/** A concrete mixer turned to its wheelbarrow of gravel. */
export const mixer = (): string =>
  draw(
    {},
    ground(colour.mid),
    ledge(338, colour.tree, colour.treeLight),
    cast(300, 356, 420, 16),
    path('M452 356q24-60 90-60t92 60z', colour.steel),
    path('M540 296q66 4 94 60h-70q0-36-24-60z', colour.steelDark),
    disc(500, 332, 7, colour.snowShade),
    disc(540, 316, 6, colour.snowShade),
    disc(530, 342, 8, colour.steelDark),
    line('M214 352l66-146 70 146M196 352h40m96 0h40', colour.spruceDark, 16, true),
    line('M214 348l66-146', colour.spruce, 7, true),
    rect(138, 214, 90, 66, colour.spruce, 8),
    path('M198 214h22q8 0 8 8v50q0 8-8 8h-22z', colour.spruceDark),
    line('M152 232h36m-36 14h36m-36 14h36', colour.mid, 5),
    place(
      292,
      160,
      path('M-104-66q0-24 30-24h120l70 36v110L46 92H-74q-30 0-30-24z', colour.amber) +
        path('M-104 10h220v46L46 92H-74q-30 0-30-24z', step.amberDeep) +
        path('M-90-66q2-12 18-12h110l20 10H-80z', colour.amberLight) +
        rect(-14, -92, 18, 186, colour.ink) +
        line('M-5-90V92', colour.steel, 10) +
        disc(116, 1, 22, colour.ink, 56) +
        path('M112-30q24 20 22 60 10 40-20 26-18-30-2-86z', step.kraftDark) +
        disc(-106, 2, 16, colour.steelDark),
      1.05,
      -18,
    ),
    disc(214, 352, 32, colour.ink),
    disc(214, 352, 15, colour.snowShade),
    disc(214, 352, 6, colour.steelDark),
    place(
      508,
      330,
      rect(-8, -170, 16, 150, colour.wood2, 6) +
        rect(-24, -182, 48, 18, colour.brick1, 8) +
        path('M-30-30h60l-6 60q-24 14-48 0z', colour.snowShade) +
        shade('M6-30h24l-6 60-18 6z'),
      0.9,
      18,
    ),
  );
