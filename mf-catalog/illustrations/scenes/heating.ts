import { snowTree } from '@marketplace/shared-ui/illustrations/nature';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { box, brick, indoors, ink, outdoors, pick, wood, type Variant } from '../stage.ts';

export const thermostat = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'boards'), window: [pick(v, 60, 450), 36, pick(v, 'cabin', 'spruces')] },
    place(
      pick(v, 310, 260),
      170,
      v
        ? shade('M-100-80h210v180h-210z') +
            rect(-110, -94, 210, 180, colour.snow, 20) +
            rect(-86, -70, 162, 92, colour.spruceDark, 10) +
            line('M-62-46h28v22h-28V0h28m22 0v-46', colour.amberLight, 9) +
            disc(40, -40, 8, colour.amberLight) +
            [-60, 0, 60].map((x) => disc(x - 5, 54, 13, colour.snowShade)).join('')
        : disc(8, 12, 112, colour.ink, 112, opacity.cast) +
            disc(0, 0, 112, colour.steelDark) +
            disc(0, 0, 98, colour.ink) +
            line('M-66 40a78 78 0 1 1 132 0', colour.steelDark, 12, true) +
            line('M-66 40a78 78 0 0 1 96-112', colour.amber, 12, true) +
            disc(30, -72, 10, colour.snow) +
            line('M-44-28h34v25h-34v25h34m30 0v-50', colour.snow, 9),
    ),
    box(90, 322, 110, 36, wood, 26),
    place(
      150,
      322,
      path('M-20-40h44l-6 40h-32z', colour.amber) + path('M0-44q-24-40-4-72 20 30 10 72zm6 0q10-34 34-40-6 30-26 42z', colour.tree),
    ),
  );

export const heatPump = (v: Variant): string =>
  v
    ? indoors(
        { wall: 'plain', window: [60, 110, 'spruces'] },
        shade('M210 128h360v16H226z') +
          rect(200, 40, 370, 92, colour.snow, 16) +
          path('M200 100h370v16q0 16-16 16H216q-16 0-16-16z', colour.snowShade) +
          rect(224, 108, 322, 10, colour.steelDark, 5) +
          disc(540, 64, 6, colour.treeLight),
        line('M250 156q-20 40 6 70m60-70q-20 50 6 84m70-84q-20 50 6 84m70-84q-20 40 6 70', colour.amberLight, 7, true, opacity.veil),
        path('M260 306v-60q0-24 24-24h170q24 0 24 24v60z', colour.amber) +
          rect(236, 262, 44, 70, step.amberDeep, 16) +
          rect(458, 262, 44, 70, step.amberDeep, 16) +
          rect(278, 280, 182, 50, colour.amberLight, 10) +
          rect(262, 330, 16, 20, colour.wood4) +
          rect(462, 330, 16, 20, colour.wood4),
      )
    : outdoors(
        0,
        rect(380, 0, 260, 310, colour.spruce) +
          Array.from({ length: 10 }, (_, i) => rect(380, 24 + i * 30, 260, 3, step.spruceSeam)).join('') +
          rect(372, 0, 12, 320, colour.snow),
        snowTree(90, 330, 150),
        shade('M190 360h320l24 12H200z', opacity.cast) +
          rect(200, 342, 30, 18, colour.steelDark) +
          rect(440, 342, 30, 18, colour.steelDark),
        rect(176, 150, 320, 194, colour.snowShade, 10) +
          rect(440, 150, 56, 194, colour.steel, 10) +
          disc(300, 248, 84, colour.steelDark) +
          disc(300, 248, 74, colour.ink),
        [0, 90, 180, 270].map((turn) => place(300, 248, path('M0 0q-24-52 14-66 26 34-14 66z', colour.steel), 1, turn)).join(''),
        disc(300, 248, 15, colour.amber) +
          line('M230 248h140m-70-70v140', colour.snow, 3, false, opacity.deep) +
          rect(454, 180, 28, 50, colour.amber, 4),
        path('M168 152q10-26 50-22t110-4 110 0 66 26q-60 12-110 2t-110 6-116-8z', colour.snow),
        line('M496 300h60v-60h84', colour.snow, 12),
      );

const flame = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    path('M0 0q-40-10-34-54 10 8 14 4-6-40 26-66-2 34 16 48 4-12 2-22 24 30 16 60-8 28-40 30z', colour.amber) +
      path('M2 0q-24-6-20-34 10 6 12-2 0-18 12-28 0 22 12 34 8 26-16 30z', colour.amberPale),
    scale,
  );

export const stove = (v: Variant): string =>
  indoors(
    {
      wall: pick(v, 'boards', 'paper'),
      window: [pick(v, 60, 450), 36, pick(v, 'spruces', 'cabin')],
      ledge: [colour.brick2, colour.brick3],
    },
    v
      ? rect(120, 40, 290, 270, colour.brick1) +
          Array.from({ length: 8 }, (_, i) => rect(120, 40 + i * 34, 290, 3, colour.brick3)).join('') +
          rect(100, 90, 330, 22, colour.wood2) +
          rect(100, 106, 330, 6, colour.wood3) +
          rect(160, 150, 210, 150, colour.ink, 6) +
          flame(230, 292, 1) +
          flame(300, 292, 1.1) +
          rect(172, 286, 186, 10, colour.wood4) +
          place(160, 90, rect(-20, -40, 30, 40, colour.tree) + disc(60, -18, 18, colour.amberLight))
      : rect(330, 0, 44, 110, colour.ink) +
          rect(360, 0, 14, 110, colour.spruceDark) +
          rect(250, 106, 204, 18, colour.steelDark, 4) +
          rect(260, 122, 184, 190, colour.ink, 10) +
          path('M414 122h30v190h-30z', colour.spruceDark) +
          rect(284, 150, 130, 100, colour.brick3, 8) +
          flame(320, 246, 0.8) +
          flame(374, 246, 0.9) +
          rect(262, 312, 18, 44, colour.ink) +
          rect(424, 312, 18, 44, colour.ink) +
          rect(300, 270, 100, 12, colour.steelDark, 6),
    shade('M250 356h210l26 14H240z'),
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          disc(pick(v, 500, 520) + (i % 3) * 40 - Math.floor(i / 3) * -20, 352 - Math.floor(i / 3) * 34, 20, wood[0]) +
          disc(pick(v, 500, 520) + (i % 3) * 40 - Math.floor(i / 3) * -20, 352 - Math.floor(i / 3) * 34, 11, brick[0]),
      )
      .join(''),
    path('M60 366q60-30 140 0l-10 16H70z', ink[1]),
  );
