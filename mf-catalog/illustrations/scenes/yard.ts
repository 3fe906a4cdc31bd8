import { shrub, tree } from '@marketplace/shared-ui/illustrations/nature';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { box, brick, green, indoors, kraft, outdoors, pick, sack, shadow, steel, wood, type Variant } from '../stage.ts';

export const concrete = (v: Variant): string =>
  outdoors(
    v,
    shadow(90, 374, 420),
    sack(90, 366, 190, 150, pick(v, steel, kraft), pick(v, colour.amber, colour.brick1)) +
      sack(290, 370, 190, 156, pick(v, steel, kraft), pick(v, colour.amber, colour.tree)),
    sack(190, 236, 190, 120, pick(v, kraft, steel), pick(v, colour.spruce, colour.amber)),
    path('M500 330h110l-16 52h-78z', colour.ink) +
      path('M508 330h94l-4 12h-86z', colour.steel) +
      line('M556 336l46-110', colour.wood3, 9, true),
  );

export const brickScene = (v: Variant): string =>
  outdoors(
    v,
    shadow(110, 378, 400),
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            row === 3 && column === 2
              ? ''
              : box(110 + column * 124 + (row % 2) * 30, 330 - row * 50, 118, 46, pick(v, brick, steel), 30) +
                (v
                  ? rect(130 + column * 124 + (row % 2) * 30, 340 - row * 50, 30, 26, colour.steelDark, 4) +
                    rect(178 + column * 124 + (row % 2) * 30, 340 - row * 50, 30, 26, colour.steelDark, 4)
                  : ''),
          )
          .join(''),
      )
      .join(''),
    place(420, 150, path('M-60 10h110l30 12-30 10h-110z', colour.steel) + rect(-120, 12, 64, 14, colour.amber, 7)),
    path('M40 360q20-20 60-10l20 20q-50 16-90 0z', step.kraft),
  );

export const paver = (v: Variant): string =>
  outdoors(
    1,
    path('M60 400 230 262h210l160 138z', step.kraftDark),
    [0, 1, 2, 3, 4]
      .map((row) =>
        [0, 1, 2, 3]
          .map((column) => {
            const y = 264 + row * row * 5 + row * 8;
            const w = 50 + row * 17;
            return rect(
              232 - row * 32 + column * (w + 3) + (row % 2) * 8,
              y,
              w,
              11 + row * 8,
              pick(v, [step.trim, colour.wood1, step.kraft], [colour.steel, colour.steelDark, step.steelLight])[(row + column) % 3]!,
              v ? 2 : 6,
            );
          })
          .join(''),
      )
      .join(''),
    tree(120, 300, 110) + shrub(470, 306, 130, colour.tree) + shrub(60, 330, 110, colour.treeLight),
    box(480, 340, 110, 44, pick(v, kraft, steel), 26),
    rect(180, 190, 12, 90, colour.ink) + rect(172, 164, 28, 34, colour.amberLight, 4) + path('M166 166l20-18 20 18z', colour.ink),
  );

export const garden = (v: Variant): string =>
  outdoors(
    1,
    path('M0 352q160-26 320-8t320-12v68H0z', colour.wood4),
    shadow(90, 374, 380),
    sack(100, 366, 170, 160, pick(v, [colour.steelDark, colour.ink, colour.spruceDark], kraft), pick(v, colour.treeLight, colour.brick1)),
    sack(260, 372, 170, 130, pick(v, green, [colour.wood2, colour.wood3, colour.wood4]), pick(v, colour.amber, colour.paper)),
    place(
      510,
      372,
      path('M-46-70h92l-12 70h-68z', colour.brick1) +
        path('M14-70h32l-12 70H18z', colour.brick2) +
        rect(-54, -84, 108, 18, step.brickMid, 4) +
        path(
          'M-4-84q-40-40-30-90 30 20 34 90zm6 0q-4-70 30-104 14 60-30 104zm4 0q20-50 56-58-6 46-56 58z',
          pick(v, colour.tree, colour.treeLight),
        ) +
        disc(10, -176, 15, colour.amber) +
        disc(-34, -160, 11, colour.amberLight),
    ),
    line('M60 372V250m-14 0h28', colour.wood3, 8) + path('M44 250h32l-4-40H48z', colour.steel),
  );

/** For whatever nobody drew. */
export const shelf = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'boards', 'paper') },
    [110, 220].map((y) => rect(70, y, 500, 16, colour.wood2) + shade(`M70 ${y + 16}h500l-8 8H78z`, opacity.cast)).join(''),
    box(100, 62, 90, 48, kraft, 18) + box(250, 50, 60, 60, green, 18) + box(400, 66, 110, 44, brick, 18),
    box(120, 176, 120, 44, steel, 18) +
      box(310, 160, 70, 60, wood, 18) +
      box(440, 172, 90, 48, [colour.amberLight, colour.amber, step.amberDeep], 18),
    box(200, 320, 200, 50, wood, 36),
  );
