import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, darkWood, green, indoors, LEDGE, outdoors, pick, shadow, steel, wood, type Variant } from '../stage.ts';

/** One board of a stack, seen end on, with its year rings. */
const end = (x: number, y: number, w: number, h: number, fill: string): string =>
  rect(x, y, w, h, fill) +
  line(
    `M${x + 8} ${y + h}a${w / 2 - 8} ${h * 0.7} 0 0 1 ${w - 16} 0m${-w + 30} 0a${w / 2 - 22} ${h * 0.4} 0 0 1 ${w - 44} 0`,
    colour.wood3,
    2,
    false,
    opacity.veil,
  );

const stack = (x: number, y: number, [light, plain, dark]: readonly [string, string, string]): string =>
  shadow(x - 20, y + 6, 430) +
  path(`M${x} ${y - 120}l150-66h230l-150 66z`, light) +
  line(`M${x + 76} ${y - 120}l150-66m-73 66 150-66`, dark, 2, false, opacity.veil) +
  path(`M${x + 230} ${y - 120}l150-66v120l-150 66z`, dark) +
  shade(`M${x + 230} ${y - 80}l150-66v4l-150 66zm0 40 150-66v4l-150 66z`) +
  [0, 1, 2]
    .map((row) => [0, 1, 2].map((column) => end(x + column * 77, y - 120 + row * 40, 75, 38, (row + column) % 2 ? plain : light)).join(''))
    .join('');

export const lumber = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'boards', 'far'), window: pick(v, [60, 40, 'lake'], [440, 34, 'spruces']) },
    stack(130, 344, pick(v, wood, [step.trim, colour.wood1, colour.wood2])),
    path('M222 224 372 158h20l-150 66v120h-20z', colour.amber),
    rect(222, 224, 20, 120, step.amberDeep),
  );

const sheet = (x: number, y: number, w: number, tone: string, edge: string): string =>
  path(`M${x} ${y}l120-58h${w}l-120 58z`, tone) +
  path(`M${x} ${y}h${w}v12h-${w}z`, edge) +
  path(`M${x + w} ${y}l120-58v12l-120 58z`, colour.wood3);

export const plywood = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'boards'), window: pick(v, [70, 34, 'cabin'], undefined) },
    shadow(70, 360, 470),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        sheet(
          90 + (i % 2) * 6,
          340 - i * 22,
          340,
          i % 2 ? colour.wood1 : pick(v, colour.wood2, step.trim),
          i % 2 ? colour.wood2 : step.bronze,
        ),
      )
      .join(''),
    line('M240 200l100-48m-30 48 100-48m-190 24h150', colour.wood3, 2, false, opacity.veil),
    place(470, 200, rect(0, 0, 20, 96, colour.amber, 4) + rect(0, 70, 20, 26, step.amberDeep, 4) + rect(5, 8, 10, 30, colour.amberPale)),
  );

export const barnboard = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'plain') },
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => {
        const tone = pick(
          v,
          [colour.steel, step.steelLight, colour.mid, colour.steelDark],
          [colour.wood3, step.timber, step.bronze, colour.wood2],
        )[(i * 3) % 4]!;
        return (
          rect(100 + i * 58, 46 + ((i * 17) % 26), 56, 280, tone) +
          line(`M${118 + i * 58} 70v230m18-190v170`, colour.ink, 2, false, opacity.shade) +
          disc(128 + i * 58, 110 + ((i * 31) % 130), 5, colour.ink, 7, opacity.deep)
        );
      })
      .join(''),
    rect(90, 120, 430, 16, pick(v, darkWood, wood)[2]),
    rect(90, 250, 430, 16, pick(v, darkWood, wood)[2]),
    disc(116, 128, 5, colour.amberLight) +
      disc(494, 128, 5, colour.amberLight) +
      disc(116, 258, 5, colour.amberLight) +
      disc(494, 258, 5, colour.amberLight),
    shade('M90 266h430l20 40H110z'),
    box(420, 300, 130, 40, amber, 24),
  );

const plank = (i: number, tones: readonly string[]): string =>
  path(`M${60 + i * 62} 392l${96 - i * 16}-130h52l${-76 + i * 10} 130z`, tones[i % tones.length]!);

export const decking = (v: Variant): string =>
  outdoors(
    v,
    path('M30 400 150 262h390l90 138z', colour.wood4),
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => plank(i, pick(v, [colour.wood2, colour.wood1, step.bronze], [colour.steel, step.steelLight, colour.steelDark])))
      .join(''),
    rect(150, 168, 12, 100, colour.snow) + rect(528, 168, 12, 100, colour.snow) + rect(140, 160, 412, 12, colour.snow),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => rect(178 + i * 32, 172, 6, 92, colour.snow)).join(''),
    path('M330 330h120l14 12H318z', colour.ink, opacity.cast),
    path('M340 262h100v16H340zm6 16h12l-8 60h-10zm78 0h12l8 60h-10z', colour.amber),
    path('M340 200h12v66h-12zm88 0h12v66h-12z', step.amberDeep) +
      rect(340, 204, 100, 14, colour.amberLight) +
      rect(340, 230, 100, 12, colour.amberLight),
  );

const picket = (x: number, top: number, h: number, w: number, fill: string): string =>
  path(`M${x} ${top + 16}l${w / 2}-16 ${w / 2} 16v${h}h-${w}z`, fill);

export const fence = (v: Variant): string =>
  outdoors(
    v,
    rect(60, 176, 520, 14, pick(v, colour.wood3, colour.ink)) + rect(60, 286, 520, 14, pick(v, colour.wood3, colour.ink)),
    Array.from({ length: pick(v, 12, 17) }, (_, i) =>
      picket(70 + i * pick(v, 42, 30), 130, 196, pick(v, 36, 10), pick(v, i % 3 ? colour.wood2 : colour.wood1, colour.ink)),
    ).join(''),
    rect(48, 118, 24, 226, pick(v, colour.wood3, colour.steelDark)) + rect(568, 118, 24, 226, pick(v, colour.wood3, colour.steelDark)),
    path('M40 118h40l-20-16zm520 0h40l-20-16z', colour.snow),
    rect(286, 196, 58, 42, colour.amber, 6) + rect(296, 206, 38, 6, colour.amberPale) + rect(296, 218, 24, 6, colour.amberPale),
    path('M0 344q160-14 320-2t320-8v66H0z', pick(v, colour.snow, colour.tree)),
  );

export const post = (v: Variant): string =>
  outdoors(
    v,
    [0, 1, 2].map((i) => box(150 + i * 120, 120 - i * 10, 46, 226 + i * 10, pick(v, wood, steel), 22)).join(''),
    [0, 1, 2].map((i) => path(`M${146 + i * 120} ${122 - i * 10}l38-30 40 10-24 20z`, pick(v, colour.snow, colour.ink))).join(''),
    line('M196 200h74m46-6h74m-194 76h74m46-4h74', pick(v, colour.wood4, colour.ink), 10),
    path('M0 336q150-12 320 0t320-8v72H0z', pick(v, colour.snow, colour.tree)),
    path('M476 350l26-70 30 4 30 66z', step.kraft) +
      path('M500 282q20-14 34 4l-6 10h-22z', step.kraftDark) +
      rect(496, 312, 46, 24, colour.amber),
    path('M60 356l16-96 10 2-8 96z', colour.wood3) + path('M50 344h40l-6 40q-14 10-28 0z', green[2]),
    shade(`M150 ${LEDGE + 44}h380l40 14H170z`),
  );
