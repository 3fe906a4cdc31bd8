import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';

/** A plain ground without a room, light falling across it from the top left. */
export const ground = (tone: string): string => rect(0, 0, 640, 400, tone) + path('M250 0h190L210 400H20z', colour.snow, opacity.shade);

/** A floor or a top in front, its upper edge at `y`. */
export const ledge = (y: number, tone: string, lit: string): string => rect(0, y, 640, 400 - y, tone) + rect(0, y, 640, 9, lit);

/** The shadow of what stands at (x, y). */
export const cast = (x: number, y: number, width: number, height = 12): string => disc(x, y, width / 2, colour.ink, height, opacity.cast);

/** A tube along `d`: its dark underside, its body and the light on it. */
export const tube = (d: string, width: number, [dark, body, lit]: readonly [string, string, string]): string =>
  line(d, dark, width, true) +
  line(d, body, width * 0.76, true) +
  `<g transform="translate(${-width * 0.14} ${-width * 0.14})">${line(d, lit, width * 0.18, true)}</g>`;

/** Dark, body and light of what objects are made of. */
export const metals = {
  brass: [step.bronze, colour.amber, colour.amberLight],
  copper: [colour.brick2, colour.wood2, colour.wood1],
  chrome: [colour.steelDark, colour.steel, colour.snowShade],
  white: [colour.far, colour.snowShade, colour.snow],
} as const;

/** A screw head seen from above. */
export const screw = (x: number, y: number, r = 9): string =>
  disc(x, y, r, colour.steel) + line(`M${x - r * 0.6} ${y - r * 0.6}l${r * 1.2} ${r * 1.2}`, colour.steelDark, r * 0.36);
