import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, brick, column, darkWood, green, ink, lake, outdoors, pick, shadow, steel, wood, type Variant } from '../stage.ts';

const slab = (x: number, y: number, tones: readonly string[]): string =>
  path(`M${x} ${y}l70-34h300l-70 34z`, tones[0]!) +
  rect(x, y, 300, 24, tones[1]!) +
  path(`M${x + 300} ${y}l70-34v24l-70 34z`, tones[2]!) +
  line(`M${x + 60} ${y}v24m60-24v24m60-24v24m60-24v24`, tones[2]!, 3);

export const shingle = (v: Variant): string => {
  const tones = pick(v, ink, wood);
  return outdoors(
    v,
    `<defs>${pattern('r', 56, 48, rect(0, 0, 56, 48, tones[2]) + rect(1, 0, 54, 22, tones[1], 3) + rect(-27, 24, 54, 22, tones[0], 3) + rect(29, 24, 54, 22, tones[0], 3))}</defs>`,
    path('M300 400 470 110l200 0v290z', fill('r')) + line('M300 400 470 110h180', colour.snow, 12),
    shadow(60, 378, 330),
    [0, 1, 2, 3].map((i) => slab(70 + (i % 2) * 8, 346 - i * 28, tones)).join(''),
    path('M180 262l70-34h34l-70 34v108h-34z', colour.amber) + rect(180, 262, 34, 108, step.amberDeep),
    path('M76 262q40-36 70-34h90l-70 34z', v ? tones[0] : colour.snow),
  );
};

export const metalRoof = (v: Variant): string => {
  const tones = pick(v, [step.steelMid, colour.ink, colour.spruceDark], brick);
  return outdoors(
    v,
    path('M40 330 260 130h340l-150 200z', tones[1]!),
    Array.from({ length: 9 }, (_, i) => path(`M${40 + i * 48} 330l${220 - i * 6}-200h9l${-217 + i * 6} 200z`, tones[0]!)).join(''),
    path('M250 122h360l-4 14H252z', tones[2]!) + path('M40 330h410v14H40z', tones[2]!),
    path('M256 122q60-22 180-16t176 16z', pick(v, colour.snow, tones[2]!)),
    rect(70, 344, 360, 20, colour.snow) + rect(90, 364, 320, 36, pick(v, colour.wood2, step.trim)),
    place(480, 366, path('M-20 0l130-44 30 10L20 12z', tones[0]!) + path('M20 12l120-46v9L20 22z', tones[2]!)),
    place(130, 390, rect(-40, -30, 70, 30, amber[1], 4) + rect(-30, -20, 40, 6, colour.amberPale)),
  );
};

export const membrane = (v: Variant): string =>
  outdoors(
    v,
    path('M-10 400 130 240h430l90 160z', colour.wood1) +
      line('M60 320h520M20 366h600M250 240l-50 160m180-160 10 160', colour.wood3, 3, false, opacity.veil),
    path('M130 300 180 240h380l34 60z', pick(v, colour.ink, colour.mid)) + line('M170 284h400', colour.snow, 4, false, opacity.deep),
    path('M130 290h400q28 26 0 56H130z', pick(v, colour.ink, colour.mid)) +
      shade('M130 326h412q-4 12-12 20H130z', opacity.cast) +
      disc(130, 318, 18, pick(v, colour.steelDark, colour.tree), 28) +
      disc(130, 318, 8, step.kraft, 12),
    column(430, 236, 66, 130, pick(v, steel, lake), colour.snow) +
      rect(430, 150, 66, 40, colour.amber) +
      column(350, 238, 66, 110, pick(v, ink, green), colour.snow),
    box(210, 200, 70, 34, darkWood, 20),
  );
