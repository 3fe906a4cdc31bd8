import { disc, line, path } from '@marketplace/shared-ui/illustrations/shapes';
import { down } from '../studio.ts';
import type { Tone } from '../tone.ts';

/** The bars of a display that says 21: no font is asked for. */
export const digits = (x: number, y: number, scale: number, colour: string): string =>
  [0, 1]
    .map((n) => {
      const at = x + n * 30 * scale;
      const s = 22 * scale;
      return line(n ? `M${at + s * 0.5} ${y}v${s * 2}` : `M${at} ${y}h${s}v${s}h-${s}v${s}h${s}`, colour, 5 * scale, true);
    })
    .join('');

/** Slots of a vent, one under the other. */
export const slats = (x: number, y: number, w: number, n: number, gap: number, colour: string): string =>
  Array.from({ length: n }, (_, at) => line(`M${x} ${y + at * gap}h${w}`, colour, 3)).join('');

/** A fan behind its guard. */
export const fan = (cx: number, cy: number, r: number): string =>
  disc(cx, cy, r, '#3a3f42') +
  [0, 1, 2, 3]
    .map((n) =>
      path(
        `M${cx} ${cy}q${[r * 0.2, r * 0.8, -r * 0.2, -r * 0.8][n]} ${[-r * 0.9, r * 0.2, r * 0.9, -r * 0.2][n]} ${[r * 0.7, r * 0.66, -r * 0.7, -r * 0.66][n]} ${[-r * 0.6, r * 0.7, r * 0.6, -r * 0.7][n]}z`,
        '#6d7477',
      ),
    )
    .join('') +
  [0.3, 0.52, 0.74, 0.94]
    .map((f) => line(`M${cx - r * f} ${cy}a${r * f} ${r * f} 0 1 0 ${r * 2 * f} 0a${r * f} ${r * f} 0 1 0-${r * 2 * f} 0`, '#d6dadb', 2.4))
    .join('') +
  disc(cx, cy, r * 0.16, '#d6dadb');

export const metalUp = (t: Tone): string => down(t.pale, t.base, t.deep);
