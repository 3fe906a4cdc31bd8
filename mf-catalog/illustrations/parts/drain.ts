import { disc } from '@marketplace/shared-ui/illustrations/shapes';
import { steel, type Tone } from '../tone.ts';

/** The strainer of a sink or a tub. */
export const drain = (x: number, y: number, t: Tone = steel): string =>
  disc(x, y, 19, t.dark, 8) + disc(x, y - 1, 15, t.pale, 6) + disc(x, y - 1, 9, t.deep, 3.4) + disc(x, y - 1, 3, t.lit, 1.4);
