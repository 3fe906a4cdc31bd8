import { colour, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, brick, column, indoors, lake, outdoors, pick, shadow, steel, white, type Tones, type Variant } from '../stage.ts';

const tube = (d: string, w: number, [light, plain, dark]: readonly string[]): string =>
  line(d, dark!, w) + place(-2, -2, line(d, plain!, w - 8)) + place(-6, -6, line(d, light!, 5));

export const pipe = (v: Variant): string => {
  const tones = pick<Tones>(v, [colour.wood1, colour.wood2, colour.brick2], [colour.amberLight, colour.brick1, colour.brick3]);
  return indoors(
    { wall: pick(v, 'boards', 'far'), window: [pick(v, 450, 60), 30, 'lake'] },
    shadow(110, 372, 400),
    v
      ? [0, 1, 2, 3]
          .map((i) => line(`M210 ${340 - i * 4}a${130 - i * 22} ${96 - i * 16} 0 1 1 .1 0`, i % 2 ? colour.brick1 : colour.brick2, 17))
          .join('') + tube('M210 330h340', 22, [colour.snow, lake[1], colour.mid])
      : [0, 1, 2, 3, 4].map((i) => tube(`M${80 + i * 10} ${350 - i * 34}h${440 - i * 30}`, 30, tones)).join('') +
          [0, 1, 2, 3, 4].map((i) => disc(520 - i * 20, 350 - i * 34, 9, colour.brick3, 13)).join(''),
    place(
      pick(v, 130, 420),
      pick(v, 130, 250),
      tube('M0 60V20q0-20 20-20h50', 34, pick<Tones>(v, tones, [step.sun, step.bronze, colour.wood3])) +
        rect(-24, 54, 48, 20, colour.wood3) +
        rect(64, -24, 20, 48, colour.wood3),
    ),
    box(540, 340, 60, 30, amber, 16),
  );
};

export const waterHeater = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'paper'), window: [pick(v, 60, 450), 36, 'spruces'] },
    line('M300 60V0m80 60V0', step.bronze, 12),
    shadow(240, 366, 230),
    column(250, 352, 180, 290, pick(v, white, lake)),
    rect(250, 128, 180, 10, colour.mid) + rect(250, 296, 180, 10, colour.mid),
    rect(306, 186, 76, 76, colour.spruceDark, 10) +
      disc(344, 216, 18, colour.amber) +
      line('M344 216v-12', colour.ink, 4) +
      rect(322, 244, 44, 8, colour.snow, 4),
    line('M430 240h30v120', step.bronze, 9),
    v ? rect(270, 40, 140, 40, colour.steelDark, 8) + line('M286 52h108m-108 14h108', colour.steel, 5) : disc(340, 64, 10, colour.brick1),
    box(90, 320, 90, 44, pick(v, brick, steel), 24),
  );

export const pool = (v: Variant): string =>
  outdoors(
    1,
    path('M-10 400q60-104 330-104t330 104z', colour.snow) +
      path('M20 400q60-88 300-88t300 88z', colour.mid) +
      path('M60 400q60-66 260-66t260 66z', colour.far) +
      line('M160 362q40-10 80 0t80 0 80 0 80 0m-260 24q40-10 80 0t80 0', colour.snow, 4, true),
    shade('M170 300h300l20 12H160z'),
    v
      ? rect(190, 150, 230, 146, colour.steel, 8) +
          rect(376, 150, 44, 146, colour.steelDark, 8) +
          disc(286, 222, 58, colour.ink) +
          disc(286, 222, 46, colour.steelDark) +
          path(
            'M286 222q-6-40 20-44 10 26-20 44zm0 0q38-14 50 10-22 18-50-10zm0 0q20 34-4 46-22-14 4-46zm0 0q-40 10-48-14 22-20 48 14z',
            colour.mid,
          ) +
          rect(394, 176, 14, 40, colour.amber, 4)
      : column(330, 296, 120, 130, [colour.snow, step.kraft, step.kraftDark]) +
          rect(356, 150, 68, 20, colour.ink, 8) +
          path('M180 230h130v66H180z', colour.ink) +
          rect(180, 230, 130, 14, colour.steelDark) +
          disc(170, 264, 32, colour.steel) +
          disc(170, 264, 20, colour.amber) +
          line('M310 250h30m110 0h60v40', colour.snow, 16),
    place(
      520,
      366,
      disc(0, 0, 48, colour.amber, 22) + disc(0, -2, 22, colour.far, 9) + path('M-48-4h18v9h-18zm78 0h18v9H30z', colour.snow),
    ),
  );
