import { disc, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, cylinder, metal, tube } from '../studio.ts';
import type { Tone } from '../tone.ts';

/** Where a tap stands. */
export const FLOOR = 348;

/** The round foot of a tap. */
export const foot = (x: number, r: number, t: Tone, h = 12): string =>
  contact(x, FLOOR + 4, r * 2.4, 10) + cylinder(x, FLOOR, r, h, metal(t), t.lit);

/** A turned part that stands upright. */
export const turned = (x: number, top: number, r: number, h: number, t: Tone): string =>
  rect(x - r, top, r * 2, h, metal(t), 3) + disc(x, top, r, t.lit, r * 0.25);

export const lever = (d: string, t: Tone, w = 12): string => tube(d, w, t);
