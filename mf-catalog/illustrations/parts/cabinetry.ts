import { path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, grain, recess, slab, tube } from '../studio.ts';
import type { Tone } from '../tone.ts';

/** Where a cabinet stands. */
const FLOOR = 350;

/** A shaker front: frame and panel; wood shows its grain. */
export const front = (x: number, y: number, w: number, h: number, t: Tone, wooden: boolean): string =>
  slab(x, y, w, h, t, 2) +
  (h > 50 ? recess(x + 18, y + 18, w - 36, h - 36, t) : '') +
  (wooden ? grain(x + 20, y + (h > 50 ? 20 : 4), w - 40, h - (h > 50 ? 40 : 8), t, 4) : '');

/** A bar to pull at; upright on doors, across on drawers. */
export const pull = (x: number, y: number, upright: boolean, t: Tone): string =>
  upright ? tube(`M${x} ${y}v34`, 7, t) : tube(`M${x - 22} ${y}h44`, 7, t);

/** The body of a cabinet, its top and its right side seen. */
export const box = (x: number, y: number, w: number, h: number, t: Tone): string =>
  contact(x + w / 2 + 8, FLOOR, w * 0.62, 12) +
  path(`M${x + w} ${y}l26-16v${h - 6}l-26 22z`, t.deep) +
  path(`M${x} ${y}l26-16h${w}l-26 16z`, t.lit) +
  rect(x, y, w, h, t.dark);

/** The dark foot under a cabinet. */
export const toeKick = (x: number, w: number): string => rect(x + 4, FLOOR - 18, w - 8, 18, '#3a3733');

/** A white top over a cabinet of that width. */
export const top = (x: number, y: number, w: number): string =>
  path(`M${x - 8} ${y}l28-22h${w}l-12 22z`, across('#ffffff', '#eceae5')) + rect(x - 8, y, w + 16, 15, down('#fbfaf8', '#cfccc4'), 2);
