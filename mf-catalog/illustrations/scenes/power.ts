import { pendant } from '@marketplace/shared-ui/illustrations/building';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, brick, green, indoors, ink, outdoors, pick, shadow, steel, white, type Variant } from '../stage.ts';

const plate = (x: number, y: number, w: number, h: number): string =>
  shade(`M${x + 8} ${y + 10}h${w}v${h}h${-w}z`) +
  rect(x, y, w, h, colour.snow, 14) +
  rect(x + w - 16, y + 4, 12, h - 8, colour.snowShade, 6);

export const dimmer = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'boards'), window: pick(v, [60, 40, 'cabin'], [450, 40, 'lake']) },
    place(
      pick(v, 230, 150),
      60,
      plate(0, 0, 150, 220) +
        (v
          ? [40, 130]
              .map(
                (y) =>
                  rect(42, y, 66, 62, colour.snowShade, 14) +
                  path(`M58 ${y + 16}h7v20h-7zm26 0h7v20h-7zM70 ${y + 44}a6 6 0 0 1 12 0v6H70z`, colour.ink),
              )
              .join('')
          : rect(44, 30, 62, 160, colour.snowShade, 10) +
            rect(48, 34, 54, 74, colour.snow, 8) +
            rect(118, 50, 8, 120, step.mist, 4) +
            rect(118, 92, 8, 78, colour.amber, 4) +
            disc(122, 92, 10, step.amberDeep)),
    ),
    line('M60 360q120-60 240-10t280-20', colour.ink, 7, true),
    place(560, 320, path('M0 0h46v34H0zM46 6h18v6H46zm0 16h18v6H46z', colour.amber)),
  );

export const cable = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'tiles'), window: pick(v, [70, 34, 'lake'], undefined) },
    shadow(200, 374, 290),
    disc(390, 232, 126, colour.wood3) + disc(376, 232, 126, colour.wood2) + disc(376, 232, 118, colour.wood1),
    path('M196 140h150v184H196z', pick(v, colour.snow, colour.amber)),
    Array.from({ length: 8 }, (_, i) => rect(196, 140 + i * 23, 160, 4, pick(v, colour.snowShade, step.amberDeep))).join(''),
    disc(206, 232, 126, colour.wood3) + disc(194, 232, 126, colour.wood2) + disc(194, 232, 118, colour.wood1),
    line('M194 120v224M82 232h224', colour.wood3, 4, false, opacity.veil),
    disc(194, 232, 30, colour.ink) + disc(192, 230, 18, colour.amberLight),
    line('M330 342q90 50 190 10l60-30', pick(v, colour.snow, colour.amber), 14, true),
    line('M578 322l24-16m-26 20 30-6m-34 10 28 6', step.bronze, 5, true),
  );

export const panel = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'far') },
    v
      ? rect(210, 40, 200, 240, colour.snow, 26) +
          rect(370, 44, 36, 232, colour.snowShade, 20) +
          disc(300, 116, 40, colour.ink) +
          path('M304 90l-22 30h16l-6 24 24-32h-16z', colour.amberLight) +
          line('M300 280v40q0 50 90 40t120-60q10-90-20-150', colour.ink, 14, true) +
          rect(470, 118, 40, 70, colour.tree, 10)
      : shade('M208 48h236v262H208z') +
          rect(196, 30, 236, 264, colour.steel, 8) +
          rect(212, 46, 204, 232, colour.steelDark, 4) +
          rect(286, 60, 56, 36, colour.brick1, 4) +
          rect(304, 66, 20, 24, colour.ink) +
          Array.from(
            { length: 12 },
            (_, i) =>
              rect(i % 2 ? 318 : 228, 108 + Math.floor(i / 2) * 27, 82, 22, colour.ink, 3) +
              rect(i % 2 ? 324 : 286, 113 + Math.floor(i / 2) * 27, 18, 12, i === 5 ? colour.amber : colour.snowShade),
          ).join(''),
    line(v ? 'M310 0v40' : 'M250 0v30m60-30v30m60-30v30', pick(v, colour.steelDark, colour.snow), 12),
    box(60, 330, 96, 34, pick(v, green, amber), 20),
    place(520, 352, rect(-50, -12, 100, 16, pick(v, colour.amber, colour.brick1), 8) + rect(50, -8, 46, 7, colour.steel)),
  );

export const lighting = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'boards', 'plain'), window: pick(v, [70, 60, 'spruces'], [430, 60, 'cabin']) },
    path(pick(v, 'M300 210h200l90 96H220z', 'M150 206h160l80 100H70z'), colour.amberLight, opacity.cast),
    v
      ? rect(160, 40, 140, 16, colour.ink) +
          path('M170 56h120l14 130H156z', colour.ink) +
          path('M182 66h96l10 110H172z', colour.amberLight) +
          line('M230 66v110', colour.ink, 6) +
          disc(230, 130, 18, colour.amberPale) +
          path('M160 40l70-34 70 34z', colour.spruceDark)
      : pendant(400, 196, 200) + disc(400, 214, 18, colour.amberPale),
    rect(60, 340, 520, 12, colour.wood3) + rect(60, 340, 520, 5, colour.wood1),
    [0, 1, 2]
      .map((i) => disc(pick(v, 410, 120) + i * 56, 322, 17, colour.amberPale) + rect(pick(v, 402, 112) + i * 56, 334, 16, 14, colour.steel))
      .join(''),
  );

export const alarm = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'boards'), window: pick(v, [60, 40, 'cabin'], undefined) },
    shadow(250, 350, 260),
    box(250, 180, 200, 160, white, 30),
    rect(272, 202, 156, 72, colour.spruceDark, 8) +
      path('M350 212q20 12 34 10-2 38-34 48-32-10-34-48 14 2 34-10z', colour.amber) +
      line('M336 238l10 12 20-22', colour.spruceDark, 6),
    [0, 1, 2, 3].map((i) => disc(290 + i * 40, 304, 12, i === v ? colour.treeLight : colour.steel)).join(''),
    rect(90, 326, 46, 46, colour.snow, 8) +
      disc(113, 349, 8, colour.mid) +
      rect(160, 336, 60, 26, colour.snow, 6) +
      rect(496, 320, 40, 60, colour.snow, 8) +
      disc(516, 344, 10, colour.brick1),
    v
      ? rect(90, 60, 70, 110, colour.snow, 10) + disc(125, 100, 20, colour.ink)
      : rect(510, 60, 60, 60, colour.snow, 30) + disc(540, 90, 14, colour.brick1),
  );

export const camera = (v: Variant): string =>
  outdoors(
    v,
    rect(0, 0, 230, 400, pick(v, colour.spruce, step.trim)),
    Array.from({ length: 13 }, (_, i) => rect(0, 28 + i * 30, 230, 3, pick(v, step.spruceSeam, step.kraftDark))).join(''),
    rect(226, 0, 12, 400, colour.snow),
    rect(150, 120, 50, 70, colour.snowShade, 8) + line('M180 160h70', colour.steelDark, 20, true),
    place(
      240,
      110,
      path('M0 20q0-20 20-20h160q20 0 20 20v62q0 20-20 20H20q-20 0-20-20z', colour.snow) +
        path('M0 72h200v10q0 20-20 20H20q-20 0-20-20z', colour.snowShade) +
        disc(206, 52, 46, colour.ink) +
        disc(206, 52, 32, colour.steelDark) +
        disc(212, 48, 15, colour.mid) +
        disc(60, 34, 8, pick(v, colour.amber, colour.brick1)),
      1.05,
      8,
    ),
    v
      ? path('M260 92l120-46 30 26-110 44z', colour.ink) + line('M290 92l80-30m-50 38 76-30', colour.mid, 3)
      : path('M290 226l70-6 120 130H300z', colour.amberLight, opacity.deep),
  );

export const smokeAlarm = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'tiles'), window: pick(v, [450, 60, 'spruces'], undefined) },
    rect(0, 0, 640, 34, colour.snow) + rect(0, 34, 640, 7, colour.snowShade),
    v
      ? path('M290 300q-60-80 0-160 60 80 0 160z', colour.mid) +
          disc(270, 346, 120, step.mist, 24) +
          rect(210, 250, 160, 70, colour.snow, 34) +
          disc(290, 284, 20, colour.spruce) +
          disc(290, 284, 8, colour.amberLight)
      : path('M140 44h250l-20 50q-105 30-210 0z', colour.snowShade) +
          disc(265, 100, 118, colour.snow, 40) +
          disc(265, 104, 84, colour.snowShade, 27) +
          disc(265, 106, 30, colour.snow, 11) +
          disc(328, 96, 7, colour.treeLight) +
          line('M196 94h40m-44 14h36m84 8h40', colour.steel, 4, true),
    v
      ? line('M520 40v150', colour.steel, 16) +
          path('M496 180h48v22h-48z', colour.steelDark) +
          path('M520 206q-12 18 0 26 12-8 0-26z', colour.mid)
      : line('M250 190q-20 30 4 50t0 46m30-90q-16 24 6 40t2 40', colour.steelDark, 9, true, opacity.cast),
    place(
      pick(v, 110, 200),
      352,
      rect(-40, -34, 80, 40, ink[1], 4) + rect(-40, -34, 80, 10, amber[1], 4) + rect(-28, -16, 36, 6, steel[0]),
    ),
    rect(470, 330, 90, 40, pick(v, brick[1], colour.tree), 6) + rect(484, 342, 60, 8, colour.snow),
  );
