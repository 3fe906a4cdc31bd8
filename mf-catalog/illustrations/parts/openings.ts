import { line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, down, slab } from '../studio.ts';
import { glass, white, type Tone } from '../tone.ts';

/** A pane of glass with one reflection. */
export const pane = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, glass.deep) +
  rect(x + 2, y + 2, w - 3, h - 3, down('#dcebee', '#b4ccd3', '#c9dbde')) +
  path(`M${x + 3} ${y + h * 0.62}L${x + w * 0.6} ${y + 3}h${w * 0.25}L${x + 3} ${y + h * 0.86}z`, '#ffffff', 0.4);

/** A frame around an opening, and its sill. */
export const frame = (x: number, y: number, w: number, h: number, t: Tone = white): string =>
  contact(x + w / 2, y + h, w * 0.62, 12) +
  path(`M${x + w} ${y}l12-7v${h}l-12 7z`, t.deep) +
  path(`M${x} ${y}l12-7h${w}l-12 7z`, t.pale) +
  slab(x, y, w, h, t, 2);

/** Something long and bent, wound up. */
export const coil = (cx: number, cy: number, t: Tone, turns = 4, flat = 0.62): string =>
  Array.from(
    { length: turns },
    (_, n) =>
      line(`M${cx - 116} ${cy + 18 - n * 12}a116 ${116 * flat} 0 1 0 232 0a116 ${116 * flat} 0 1 0-232 0`, t.deep, 15) +
      line(`M${cx - 116} ${cy + 15 - n * 12}a116 ${116 * flat} 0 1 0 232 0a116 ${116 * flat} 0 1 0-232 0`, t.base, 11) +
      line(`M${cx - 116} ${cy + 12 - n * 12}a116 ${116 * flat} 0 1 0 232 0`, t.lit, 3),
  ).join('');
