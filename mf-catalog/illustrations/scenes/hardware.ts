import { carton } from '@marketplace/shared-ui/illustrations/objects';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';
import { amber, box, brass, brick, green, indoors, ink, pick, shadow, steel, wood, type Variant } from '../stage.ts';

const drill = (body: readonly string[]): string =>
  path('M0 0h150q24 0 24 24v30q0 20-24 20H0q-24 0-24-37T0 0z', body[1]!) +
  path('M0 56h174q-4 18-24 18H0q-14 0-20-18z', body[2]!) +
  path('M60 70h58l22 110H76z', body[1]!) +
  path('M96 70h22l22 110h-26z', body[2]!) +
  rect(58, 176, 116, 40, colour.ink, 8) +
  rect(58, 176, 116, 12, colour.steelDark, 6) +
  path('M-24 16h-34l-12 10v22l12 10h34z', colour.ink) +
  rect(-150, 33, 84, 9, colour.steel) +
  line('M-140 33l12 9m4-9 12 9m4-9 12 9', colour.steelDark, 3) +
  path('M46 78h16l6 30-18-4z', colour.ink) +
  rect(30, 14, 70, 10, colour.snow, 5, opacity.veil);

export const tools = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'boards', 'paper'), window: pick(v, [440, 38, 'cabin'], undefined) },
    v
      ? line('M70 60v120m70-120v90m420-96v130', colour.wood3, 8) +
          path('M50 56h44v26H50zM120 54h40q8 30-20 34-28-4-20-34z', colour.steelDark)
      : '',
    shadow(180, 372, 330),
    place(pick(v, 270, 320), 150, drill(pick(v, amber, green)), 1.02),
    box(60, 322, 130, 44, ink, 22),
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rect(72 + i * 19, 308 - (i % 3) * 8, 8, 26, colour.steel) + rect(72 + i * 19, 330, 8, 22, pick(v, colour.snow, colour.amber)),
      )
      .join(''),
  );

const screw = (x: number, y: number, turn: number, head: string): string =>
  place(
    x,
    y,
    path('M-12 0h24l-4 9h-16zM-5 9H5l-1 46-4 12-4-12z', head) +
      line('M-6 16l12 5m-12 5 12 5m-12 5 12 5m-12 5 12 5', colour.ink, 2, false, opacity.deep),
    1,
    turn,
  );

export const fasteners = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'paper', 'boards'), window: pick(v, [70, 34, 'spruces'], undefined) },
    shadow(220, 352, 300),
    carton(230, 210, 210, 136),
    rect(252, 240, 150, 76, pick(v, colour.tree, colour.brick1), 6),
    screw(326, 250, 0, colour.snow) + rect(270, 256, 30, 8, colour.amberLight) + rect(270, 272, 22, 8, colour.amberLight),
    [
      [96, 340, 70],
      [150, 368, 110],
      [520, 356, -60],
      [566, 330, -100],
      [470, 376, 80],
      [60, 372, 40],
      [556, 378, 96],
    ]
      .map(([x, y, turn]) => screw(x!, y!, turn!, pick(v, brass[1], steel[1])))
      .join(''),
    v ? [0, 1, 2].map((i) => disc(90 + i * 54, 120, 18, colour.steel) + disc(90 + i * 54, 120, 8, colour.spruce)).join('') : '',
  );

const pull = (x: number, y: number, tones: readonly string[], kind: 'bar' | 'knob'): string =>
  kind === 'bar'
    ? shade(`M${x + 6} ${y + 22}h150v12h-150z`) +
      rect(x + 14, y + 4, 12, 20, tones[2]!) +
      rect(x + 124, y + 4, 12, 20, tones[2]!) +
      rect(x, y - 8, 150, 18, tones[1]!, 9) +
      rect(x + 4, y - 6, 142, 5, tones[0]!, 3)
    : disc(x + 6, y + 8, 27, colour.ink, 27, opacity.cast) +
      disc(x, y, 27, tones[1]!) +
      disc(x - 3, y - 3, 20, tones[0]!) +
      disc(x, y, 12, tones[1]!);

export const pulls = (v: Variant): string =>
  indoors(
    { wall: 'plain', ledge: pick(v, [colour.snow, colour.snowShade], [step.kraft, step.kraftDark]) },
    rect(70, 26, 500, 290, pick(v, colour.spruce, colour.paper)),
    [0, 1].map((i) => line(`M${92 + i * 246} 48h212v112h-212zm0 136h212v112h-212z`, pick(v, step.spruceSeam, step.trimDark), 8)).join(''),
    rect(316, 26, 6, 290, pick(v, colour.spruceDark, step.trim)),
    pull(122, 104, pick(v, brass, ink), 'bar'),
    pull(368, 104, pick(v, brass, ink), 'bar'),
    pull(198, 240, pick(v, brass, wood), 'knob'),
    pull(444, 240, pick(v, brass, wood), 'knob'),
    disc(140, 352, 15, pick(v, brass, wood)[1]) +
      disc(138, 350, 9, pick(v, brass, wood)[0]) +
      path('M470 340l110-20 6 12-110 22z', amber[1]) +
      path('M580 318l24-2v14l-20 4z', brick[2]),
  );

const bolt = (x: number, y: number, tones: readonly string[]): string =>
  rect(x, y, 120, 190, tones[1]!, 14) + rect(x + 92, y, 28, 190, tones[2]!, 12) + rect(x + 18, y + 14, 68, 78, colour.ink, 10);

export const lock = (v: Variant): string =>
  indoors(
    { wall: pick(v, 'far', 'paper') },
    rect(90, 0, 330, 330, pick(v, colour.spruce, colour.brick1)),
    line('M124 30h262v120H124zm0 156h262v130H124z', pick(v, step.spruceSeam, colour.brick3), 8),
    shade('M400 0h20v330h-20z'),
    rect(420, 0, 22, 330, colour.snow),
    place(250, 92, bolt(40, 10, pick(v, steel, brass)), 0.9),
    [0, 1, 2]
      .map((row) => [0, 1, 2].map((column) => disc(313 + column * 17, 124 + row * 19, 5, pick(v, colour.amberLight, colour.snow))).join(''))
      .join(''),
    disc(340, 232, 17, colour.ink) + rect(336, 232, 8, 22, colour.snow),
    rect(268, 292, 110, 20, pick(v, steel, brass)[1], 10) + disc(366, 302, 20, pick(v, steel, brass)[2]),
    place(520, 350, line('M-40 0h-64m10 0v18m16-18v14', colour.amber, 9) + disc(-20, 0, 28, colour.amber) + disc(-20, 0, 12, step.kraft)),
  );
