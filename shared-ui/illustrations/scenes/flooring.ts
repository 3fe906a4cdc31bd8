import { frame, winterView } from '../building.ts';
import { colour, opacity, step } from '../palette.ts';
import { draw, line, path, place, rect, shade } from '../shapes.ts';

const long = 4;
const tones = [colour.wood1, colour.wood2, step.bronze, colour.wood2, colour.wood3];

const corner = (a: number, b: number): string => `${Math.round((a - b) * 24 + 190)} ${Math.round((a + b) * 11.5 + 104)}`;

const plank = (a: number, b: number, w: number, h: number): string =>
  `M${corner(a, b)}L${corner(a + w, b)}L${corner(a + w, b + h)}L${corner(a, b + h)}z`;

/** Herringbone: pairs of planks step away from the viewer; the last column is laid only near the wall. */
const herringbone = (): string => {
  const laid: string[][] = tones.map(() => []);
  for (let column = -1; column <= 1; column += 1) {
    for (let i = 0; i <= (column === 1 ? 7 : 16); i += 1) {
      const [a, b] = [i + column * long, i - column * long];
      laid[[0, 1, 0, 3][(i + 2 * column + 8) % 4] ?? 0]?.push(plank(a, b, long, 1));
      laid[[2, 1, 4, 2][(i + column + 8) % 4] ?? 2]?.push(plank(a + long, b + 1 - long, 1, long));
    }
  }
  return laid.map((list, tone) => path(list.join(''), tones[tone] ?? colour.wood1)).join('');
};

/** A herringbone floor being laid towards the viewer, with loose planks and a mallet. */
export const flooring = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, step.kraft),
    line('M470 164 640 250M400 400l240-130', step.kraftDark, 3),
    herringbone(),
    rect(0, 0, 640, 146, colour.mid),
    path('M0 0h640v60L380 0z', colour.far, opacity.veil),
    frame(96, -12, 150, 124, winterView(150, 124, 'lake')),
    rect(168, -12, 6, 124, colour.snow),
    rect(76, 120, 190, 12, colour.snow),
    shade('M76 132h190l-8 7H84z'),
    rect(0, 140, 640, 26, colour.snow),
    rect(0, 140, 640, 5, colour.snowShade),
    shade('M0 166h640v9H0z'),
    place(
      24,
      46,
      [
        shade('M430 214l186-62 24 8v20l-190 62z', opacity.cast),
        path('M424 196l190-64 26 8v10L448 212z', colour.wood1),
        path('M424 196l24 16v12l-24-16z', colour.wood3),
        path('M448 212l192-62v12L448 224z', colour.wood2),
        path('M410 222l190-64 40 12v4L434 238z', colour.wood1),
        path('M410 222l24 16v12l-24-16z', colour.wood3),
        path('M434 238l206-68v12L434 250z', colour.wood2),
        line('M446 200l130-43m-140 70 120-40', step.bronze, 2),
      ].join(''),
    ),
    shade('M388 356l64-22 120 10-100 40z', opacity.cast),
    place(
      452,
      340,
      path('M34-12 128-44q12-2 14 6t-8 14L40 8z', colour.wood2) +
        path('M38 0 138-32q-2 6-8 8L40 8z', colour.wood3) +
        path('M-50-18-18-34 48-10 16 8z', colour.amberLight) +
        path('M-50-18 16 8v38L-50 20z', colour.amber) +
        path('M16 8 48-10v38L16 46z', step.amberDeep),
      1.15,
    ),
  );
