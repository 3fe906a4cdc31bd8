import { hills, peaks, shrub, tree } from '../nature.ts';
import { colour, opacity, step } from '../palette.ts';
import { disc, draw, line, path, place, rect, shade } from '../shapes.ts';

const leaves = (c: string): string => path('M0 0q-34-6-36-34 26 2 34 26-8-30 4-50 16 22 6 48 8-22 32-26-2 26-40 36z', c);

/** A loaded wheelbarrow on a summer lawn before a cedar fence and spruces, with a stone path. */
export const landscaping = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    peaks(250, [
      [150, 70, 110],
      [300, 118, 90],
      [520, 92, 130],
    ]),
    hills(196, 34, colour.mid),
    tree(60, 270, 196),
    tree(132, 262, 120, colour.treeLight),
    tree(586, 268, 186),
    tree(512, 262, 116, colour.treeLight),
    rect(0, 216, 640, 74, colour.wood3),
    Array.from({ length: 17 }, (_, i) => path(`M${i * 38 + 2} 290V204l17-14 17 14v86z`, i % 3 === 1 ? colour.wood2 : colour.wood1)).join(
      '',
    ),
    rect(0, 224, 640, 9, colour.wood3),
    rect(0, 264, 640, 9, colour.wood3),
    path('M0 288q160-14 330-4t310-6v122H0z', colour.treeLight),
    path('M0 348q180-22 340-8t300-10v70H0z', colour.tree),
    disc(96, 326, 44, step.trimDark, 11),
    disc(92, 322, 42, step.kraft, 10),
    disc(58, 366, 54, step.trimDark, 13),
    disc(54, 362, 52, step.kraft, 12),
    shrub(430, 292, 104, colour.tree),
    shrub(510, 296, 84, colour.mid),
    shade('M150 362q90-16 300-6l40 6-30 10H176z', opacity.cast),
    line('M196 334 290 262m140 24 6 70m-26-72-12 72', colour.steelDark, 10),
    line('M380 356h66', colour.steelDark, 9, true),
    line('M206 330 300 282 560 214', colour.wood3, 13, true),
    line('M548 217l34-9', colour.spruce, 17, true),
    path('M206 186q40-34 82-28 36-24 78-2 40 0 62 30z', colour.wood4),
    path('M250 170q30-22 60-12l-40 14zm90-14q30-6 50 14z', colour.brick3),
    place(258, 168, leaves(colour.tree), 1.1),
    place(
      258,
      168,
      disc(-34, -38, 12, colour.brick1) +
        disc(6, -56, 13, colour.brick1) +
        disc(6, -56, 5, colour.amberPale) +
        disc(-34, -38, 4, colour.amberPale),
    ),
    tree(342, 162, 122, colour.spruce),
    shade('M342 40l25 43h-9l20 38h-12l20 41h-44z'),
    place(404, 176, leaves(colour.treeLight), 0.9),
    path('M176 184h284l-36 104q-4 10-16 10H254q-12 0-18-8z', colour.amber),
    path('M340 184h120l-36 104q-4 10-16 10h-56z', step.amberDeep),
    path('M168 178h300v14H168z', colour.amberLight),
    shade('M340 178h128v14H340z'),
    disc(190, 338, 40, colour.ink),
    disc(190, 338, 26, colour.steel),
    disc(187, 335, 20, colour.snowShade),
    disc(190, 338, 7, colour.spruce),
    line('M190 338 250 292', colour.steelDark, 9, true),
    shade('M500 370h92l14 6h-96z', opacity.cast),
    path('M520 320h68l-9 54h-50z', colour.brick1),
    shade('M562 320h26l-9 54h-22z'),
    rect(514, 312, 80, 14, colour.brick2),
    place(554, 314, leaves(colour.spruce), 1.1),
    place(566, 314, leaves(colour.mid), 0.7),
  );
