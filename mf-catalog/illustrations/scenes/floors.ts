import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import {
  box,
  brass,
  brick,
  cream,
  green,
  indoors,
  kraft,
  lake,
  LEDGE,
  pick,
  shadow,
  steel,
  white,
  wood,
  type Tones,
  type Variant,
} from '../stage.ts';

const defs = (...patterns: string[]): string => `<defs>${patterns.join('')}</defs>`;

const loose = (x: number, y: number, s: number, turn: number, [light, plain, dark]: Tones): string =>
  place(
    x,
    y,
    shade(`M8 10h${s}v${s}H8z`, opacity.cast) +
      rect(0, 0, s, s, plain, 3) +
      path(`M0 0h${s}L0 ${s}z`, light) +
      rect(0, s - 6, s, 6, dark, 3),
    1,
    turn,
  );

export const tile = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'paper'), window: [70, 30, pick(v, 'lake', 'cabin')] },
    shadow(230, 352, 300),
    [0, 1, 2, 3, 4]
      .map((i) =>
        loose(
          220 + i * 46,
          130 + Math.abs(i - 2) * 12,
          160,
          -24 + i * 12,
          pick(
            v,
            [[step.steelLight, colour.steel, colour.steelDark], steel, lake, [colour.mid, step.steelLight, colour.steelDark], steel],
            [brick, [colour.wood1, colour.wood2, colour.brick1], cream, brick, [colour.brick1, step.brickMid, colour.brick3]],
          )[i] as Tones,
        ),
      )
      .join(''),
    box(110, 326, 120, 32, pick(v, steel, brick), 20),
    place(
      520,
      352,
      path('M-56 0 0-18 66-4 10 16z', colour.steel) + rect(-6, -44, 14, 34, colour.wood3) + rect(-46, -56, 96, 18, colour.amber, 9),
    ),
  );

export const mosaic = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'paper'), ledge: [colour.snow, colour.snowShade] },
    defs(
      pattern(
        'm',
        34,
        30,
        rect(0, 0, 34, 30, colour.snowShade) +
          disc(17, 15, 13, pick(v, colour.snow, colour.mid)) +
          disc(0, 0, 13, pick(v, colour.snowSoft, colour.tree)) +
          disc(34, 0, 13, pick(v, colour.snowSoft, colour.treeLight)) +
          disc(0, 30, 13, colour.sky) +
          disc(34, 30, 13, colour.far),
      ),
    ),
    rect(70, 0, 500, 220, fill('m')),
    shade('M70 220h500l-10 12H82z'),
    place(210, 214, shade('M12 20h220v150H12z', opacity.cast) + rect(0, 0, 220, 150, fill('m')), 1, -6),
    line('M430 322v-90q0-30 30-30t30 30', colour.steel, 12, true) + rect(404, 318, 90, 14, colour.steelDark, 6),
    place(110, 340, path('M-50-10h90l20 20h-110z', colour.amber) + rect(-20, -34, 50, 26, step.amberDeep, 8)),
  );

export const ceramic = (v: Variant): string =>
  indoors(
    { wall: 'plain', ledge: [colour.snow, colour.snowShade] },
    defs(
      pattern(
        'c',
        pick(v, 60, 84),
        pick(v, 60, 76),
        rect(0, 0, 84, 76, pick(v, colour.tree, colour.treeLight)) +
          (v
            ? rect(0, 0, 84, 4, step.mist) + rect(0, 0, 4, 76, step.mist) + path('M8 8h68L8 68z', colour.mid, opacity.deep)
            : rect(0, 0, 84, 3, step.mist) + rect(0, 38, 84, 3, step.mist) + rect(0, 0, 3, 38, step.mist) + rect(42, 38, 3, 38, step.mist)),
      ),
    ),
    rect(0, 0, 640, LEDGE, fill('c')),
    rect(0, LEDGE - 14, 640, 14, colour.snow),
    shadow(330, 364, 220),
    box(330, 262, 190, 94, kraft, 34) + rect(352, 284, 120, 44, pick(v, colour.tree, colour.mid)) + rect(364, 296, 60, 8, colour.snow),
    loose(120, 296, 84, -14, pick(v, white, green)) + loose(190, 318, 84, 8, pick(v, lake, green)),
    place(120, 196, disc(0, 0, 34, colour.amber) + disc(0, 0, 20, colour.amberPale) + rect(-5, 30, 10, 90, colour.wood3)),
  );

const laid = (tones: readonly string[], seam: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const [near, far] = [-220 + i * 122, 120 + i * 52];
    return (
      path(`M${near} 400L${far} 200h50L${near + 118} 400z`, tones[i % tones.length]!) +
      line(`M${near + 40} 352h92`, seam, 3, false, opacity.veil)
    );
  }).join('');

export const hardwood = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'far'), window: [pick(v, 70, 430), 20, pick(v, 'lake', 'spruces')], ledge: [colour.wood4, colour.wood4] },
    path('M-20 400 100 196h480l80 204z', colour.wood4) +
      laid(pick(v, [colour.wood1, colour.wood2, step.bronze], [step.timber, colour.wood3, colour.wood4]), colour.wood4),
    rect(0, 180, 640, 18, colour.snow) + shade('M0 198h640v8H0z'),
    shadow(300, 330, 250),
    [0, 1, 2].map((i) => box(300 - i * 8, 296 - i * 26, 240, 22, pick(v, wood, [colour.wood2, colour.wood3, colour.wood4]), 40)).join(''),
    path('M380 296v-74h26v74z', colour.amber) + path('M364 244l40-22h26l-24 22z', colour.amberLight),
  );

export const vinyl = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'plain'), window: [pick(v, 440, 70), 30, pick(v, 'cabin', 'lake')] },
    shadow(70, 372, 420),
    box(80, 276, 330, 84, kraft, 60) +
      rect(110, 296, 190, 46, pick(v, colour.steel, colour.brick1)) +
      rect(126, 308, 90, 8, colour.snow) +
      rect(126, 322, 60, 8, colour.snow),
    [0, 1, 2]
      .map((i) =>
        place(
          140 + i * 30,
          250 - i * 44,
          path('M0 0l320-70 50 20-320 74z', [colour.steel, step.kraft, colour.wood2][(i + v) % 3]!) +
            path('M50 24l320-74v9L50 34z', colour.steelDark) +
            line('M60 6l240-52m-200 56 240-54', colour.ink, 2, false, opacity.cast),
        ),
      )
      .join(''),
    disc(540, 340, 30, colour.amber) + disc(540, 340, 16, step.kraft) + path('M510 340h-70v14h70z', colour.amberLight),
  );

export const carpet = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'paper'), window: [pick(v, 70, 440), 30, 'spruces'] },
    path('M150 400 230 300h340l50 100z', pick(v, step.trim, colour.tree)),
    Array.from({ length: 10 }, (_, i) =>
      line(`M${150 + i * 46} 400l${60 - i * 6}-98`, pick(v, step.kraftDark, colour.spruce), 3, false, opacity.veil),
    ).join(''),
    path('M176 184h330q40 60 0 124H176z', pick(v, step.trim, colour.tree)) + shade('M176 268h350q-6 24-20 40H176z'),
    disc(176, 246, 40, pick(v, step.kraftDark, colour.spruce), 63),
    line('M176 246q0-26 14-26t14 32-26 32-26-42 30-50 34 66', pick(v, colour.paper, colour.treeLight), 6, true),
    path('M420 184h26l20 30v94h-26v-94z', colour.amber),
    v ? rect(60, 344, 90, 40, colour.steelDark, 4) + rect(72, 336, 90, 40, colour.steel, 4) : disc(90, 352, 34, brass[1], 14),
  );
