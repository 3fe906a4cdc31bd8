import { tin } from '@marketplace/shared-ui/illustrations/objects';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, column, cream, green, indoors, lake, LEDGE, pick, shadow, steel, white, wood, type Variant } from '../stage.ts';

const brush = (bristles: string): string =>
  path('M-14-120h28l6 70h-40z', colour.wood2) +
  path('M2-120h12l6 70H4z', colour.wood3) +
  rect(-26, -52, 52, 26, colour.steel) +
  path('M-26-26h52l-4 54q-22 16-44 0z', bristles);

export const paint = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'paper'), window: [pick(v, 440, 60), 30, pick(v, 'spruces', 'cabin')] },
    shadow(120, 372, 380),
    tin(110, 352, 150, 150, pick(v, colour.spruce, colour.brick1), pick(v, colour.mid, colour.brick2)),
    tin(290, 362, 176, 190, pick(v, colour.snow, colour.spruce), pick(v, colour.amber, colour.amber)),
    path('M316 176q10 60 0 90 10 18 20 0-2-40 6-86z', colour.amber),
    [0, 1, 2, 3, 4]
      .map((i) =>
        place(
          540,
          380,
          rect(-20, -150, 40, 150, [colour.tree, colour.mid, colour.amberLight, colour.wood2, colour.brick1][i]!, 4) +
            rect(-20, -40, 40, 40, colour.snow, 4),
          1,
          -40 + i * 20,
        ),
      )
      .join(''),
  );

export const stain = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'boards', 'plain'), window: [pick(v, 60, 440), 36, 'lake'] },
    path('M60 400 140 300h440l50 100z', colour.wood1) + path('M60 400 140 300h210q10 60-60 100z', pick(v, colour.wood3, colour.steelDark)),
    line('M100 350h500M86 376h530m-496-48h470', colour.wood4, 2, false, opacity.cast),
    shadow(370, 330, 150),
    tin(376, 318, 130, 130, pick(v, colour.amber, colour.paper), pick(v, colour.wood3, colour.steelDark)),
    place(290, 290, brush(pick(v, colour.wood3, colour.steelDark)), 1.25, 24),
  );

export const primer = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'far') },
    path('M0 0h330v220q-30 14-60 0t-60 6-70-4-70 6-70-4z', colour.snow) +
      line('M50 40v140m80-150v120m80-100v130m70-150v110', colour.snowShade, 6, true),
    place(
      400,
      70,
      rect(-110, -10, 180, 58, colour.snow, 14) +
        rect(-110, 28, 180, 20, colour.snowShade, 10) +
        line('M70 20h40v70H20v40', colour.steelDark, 9, true) +
        rect(8, 126, 26, 100, pick(v, colour.amber, colour.tree), 10),
    ),
    shadow(90, 372, 230),
    tin(100, 358, 180, 150, pick(v, colour.amber, colour.brick1), colour.snow),
    path('M470 340h120l14 36H452z', colour.ink) + path('M478 346h100l8 22H466z', colour.snow),
  );

export const trim = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'plain', 'far'), window: [pick(v, 440, 70), 24, 'cabin'] },
    shadow(80, 366, 430),
    [0, 1, 2, 3]
      .map((i) => {
        const [light, plain, dark] = pick(v, white, [cream, wood, cream, wood][i]!);
        return place(
          70 + i * 14,
          330 - i * 52,
          path('M0 0l420-120 40 14L44 24z', light) +
            path('M44 24 460-106v26L44 52z', plain) +
            path('M0 0l44 24v28L30 44l-8-14-22-6z', dark) +
            line('M44 36 460-94', dark, 3),
        );
      })
      .join(''),
    place(
      530,
      340,
      path('M-60 20h120l10 16H-70z', colour.steelDark) +
        path('M-50-30h100v50H-50z', colour.amber) +
        path('M-10-30h18v50h-18z', colour.ink) +
        path('M-70-56 60-36v10l-130-18z', colour.steel),
    ),
  );

const leaf = (x: number, y: number, turn: number, c: string): string =>
  place(x, y, path('M0 0q-14-20 0-46 14 26 0 46z', c) + path('M0-8q-22-4-30-24 22 2 30 24zm0-4q22-4 30-24-22 2-30 24z', c), 1, turn);

export const wallpaper = (v: Variant): string =>
  indoors(
    { wall: 'paper' },
    rect(0, 0, 640, LEDGE, pick(v, colour.sky, colour.paper)),
    v
      ? Array.from({ length: 17 }, (_, i) => rect(i * 40, 0, i % 2 ? 4 : 14, LEDGE, i % 2 ? colour.wood2 : step.trim)).join('')
      : Array.from({ length: 28 }, (_, i) =>
          leaf(
            30 + (i % 7) * 94 + (Math.floor(i / 7) % 2) * 46,
            66 + Math.floor(i / 7) * 76,
            (i * 40) % 70,
            i % 3 ? colour.tree : colour.mid,
          ),
        ).join(''),
    rect(0, 286, 640, 20, colour.snow),
    shadow(150, 366, 330),
    path('M150 316h300q26 22 0 46H150z', pick(v, colour.far, colour.wood1)) +
      shade('M150 344h308q-4 12-8 18H150z') +
      disc(150, 339, 14, colour.snowShade, 23),
    path('M190 280h290q26 20 0 42H190z', pick(v, colour.sky, step.trim)) +
      disc(190, 301, 13, colour.snow, 21) +
      rect(240, 281, 26, 40, colour.amber),
    place(540, 342, rect(-30, -26, 70, 22, colour.wood2, 8) + path('M-40-4h90l6 30h-102z', colour.amberLight)),
  );

export const insulation = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'paper'), ledge: [colour.wood2, colour.wood3] },
    [0, 1, 2, 3, 4].map((i) => rect(30 + i * 140, 0, 22, LEDGE, colour.wood2) + rect(46 + i * 140, 0, 6, LEDGE, colour.wood3)).join(''),
    rect(52, 0, 118, LEDGE, pick(v, colour.amberLight, colour.treeLight)) +
      rect(192, 120, 118, LEDGE - 120, pick(v, colour.amberLight, colour.treeLight)),
    line(
      'M70 30q40 20 80 0m-80 50q40 20 80 0m-80 50q40 20 80 0m-80 50q40 20 80 0m-80 50q40 20 80 0m60-90q40 20 80 0m-80 50q40 20 80 0m-80 50q40 20 80 0',
      pick(v, colour.amber, colour.tree),
      5,
      true,
    ),
    shadow(330, 374, 240),
    column(336, 362, 130, 150, pick(v, amber, green), colour.paper) +
      line('M401 212q24 0 24 5t-34 6-40-8 30-12', pick(v, colour.amber, colour.tree), 5, true),
    column(470, 366, 110, 110, pick(v, [colour.paper, colour.amberPale, step.sun], lake), colour.snow),
    rect(356, 280, 70, 44, colour.snow, 4) + rect(366, 292, 40, 8, colour.spruce),
  );

export const drywall = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'far'), window: [pick(v, 60, 450), 40, 'spruces'] },
    shade('M210 320 250 40h330l-20 280z', opacity.cast),
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${200 + i * 26} 340L${230 + i * 26} ${30 + i * 10}h290l-16 ${310 - i * 8}z`,
          i === 3 ? pick(v, colour.snow, colour.mid) : i % 2 ? step.trim : colour.snowShade,
        ),
      )
      .join(''),
    line('M320 120h190m-194 80h186', pick(v, colour.snowShade, colour.tree), 14, true),
    place(120, 350, path('M-60-20h120l-14 40H-46z', colour.steel) + path('M-52-20h104l-4 12h-96z', colour.snow)),
    place(520, 340, path('M-50-40h110v44H-50z', step.steelLight) + rect(-4, 0, 20, 44, colour.amber, 6)),
  );

export const siding = (v: Variant): string =>
  indoors(
    { wall: 'far', ledge: [colour.snow, colour.snowShade] },
    rect(60, 0, 520, 300, pick(v, colour.spruce, colour.brick1)),
    v
      ? `<defs>${pattern('s', 120, 88, rect(0, 0, 120, 88, colour.steelDark) + rect(2, 2, 70, 40, step.kraft, 6) + rect(76, 2, 42, 40, colour.steel, 6) + rect(2, 46, 46, 40, step.trim, 6) + rect(52, 46, 66, 40, step.kraftDark, 6))}</defs>` +
          rect(60, 0, 520, 300, fill('s'))
      : Array.from(
          { length: 9 },
          (_, i) => rect(60, i * 34, 520, 34, i % 2 ? colour.tree : colour.treeLight) + rect(60, i * 34 + 30, 520, 4, colour.spruceDark),
        ).join(''),
    rect(44, 0, 20, 306, colour.snow) + rect(576, 0, 20, 306, colour.snow),
    rect(360, 60, 130, 150, colour.snow) +
      rect(372, 72, 106, 126, colour.amberLight) +
      rect(420, 72, 8, 126, colour.snow) +
      path('M372 72h48v90z', step.glow) +
      rect(350, 206, 150, 14, colour.snow),
    path('M350 60q70-24 150 0z', colour.snow),
    place(120, 330, box(0, 0, 210, 40, pick(v, green, steel), 50)),
    path('M0 366q160-18 320-4t320-10v48H0z', colour.snow),
  );
