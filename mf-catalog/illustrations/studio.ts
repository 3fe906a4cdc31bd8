import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { mix, type Tone } from './tone.ts';

/** What a form is drawn from. */
export interface Look {
  /** Its colour, finish or wood. */
  tone: Tone;
  /** The wood under a colour; the tone where there is none. */
  wood: Tone;
  count: number;
}

export type Draw = (look: Look) => string;

const gradient = (kind: string, colours: readonly string[]): string => `url(#${[kind, ...colours.map((one) => one.slice(1))].join('-')})`;

/** A paint that runs from left to right, from top to bottom, or outwards. Its name says its colours: `studio` makes it of the name. */
export const across = (...colours: string[]): string => gradient('x', colours);
export const down = (...colours: string[]): string => gradient('y', colours);
export const outwards = (...colours: string[]): string => gradient('r', colours);

/** Round metal, round glaze, and a flat face under the lamp. */
export const metal = (t: Tone): string => across(t.deep, t.base, t.pale, t.base, t.dark, t.deep);
export const glaze = (t: Tone): string => across(t.dark, t.base, t.pale, t.base, t.dark);
export const face = (t: Tone): string => down(t.lit, t.base);

/** The soft shadow where something stands. */
export const contact = (cx: number, cy: number, rx: number, ry = 14): string => disc(cx, cy, rx, 'url(#shadow)', ry);

/** A bent bar of metal. */
export function tube(d: string, width: number, t: Tone): string {
  const highlight = place(-width * 0.14, -width * 0.1, line(d, t.lit, width * 0.42, true) + line(d, t.pale, width * 0.16, true));
  return line(d, t.deep, width, true) + line(d, t.base, width * 0.8, true) + highlight;
}

/** Something upright and round that stands on y: its middle, half its width, its height. */
export const cylinder = (cx: number, y: number, r: number, h: number, paint: string, top: string, tilt = 0.26): string => {
  const ry = r * tilt;
  return path(`M${cx - r} ${y - h}V${y}A${r} ${ry} 0 0 0 ${cx + r} ${y}V${y - h}z`, paint) + disc(cx, y - h, r, top, ry);
};

/** A front with rounded corners and an edge that catches the light. */
export const slab = (x: number, y: number, w: number, h: number, t: Tone, rx = 6): string =>
  rect(x, y, w, h, t.deep, rx) + rect(x, y, w - 2, h - 3, t.pale, rx) + rect(x + 2, y + 2, w - 5, h - 6, down(t.lit, t.base, t.dark), rx);

/** A panel set into a front. */
export const recess = (x: number, y: number, w: number, h: number, t: Tone): string =>
  rect(x, y, w, h, t.deep) + rect(x + 2, y + 2, w - 2, h - 2, t.pale) + rect(x + 3, y + 3, w - 6, h - 6, down(t.base, t.lit));

/** A panel that stands out of a front. */
export const raised = (x: number, y: number, w: number, h: number, t: Tone): string =>
  rect(x, y, w, h, t.pale) + rect(x + 2, y + 2, w - 2, h - 2, t.deep) + rect(x + 3, y + 3, w - 6, h - 6, down(t.lit, t.base));

/** Wavy lines of wood along a rectangle. */
export function grain(x: number, y: number, w: number, h: number, t: Tone, lines = 5): string {
  const upright = h > w;
  return Array.from({ length: lines }, (_, index) => {
    const at = (index + 0.6) / lines;
    const bend = (index % 2 ? 1 : -1) * 5;
    const d = upright
      ? `M${x + w * at} ${y + 3}q${bend} ${h * 0.3} 0 ${h * 0.5}t0 ${h * 0.5 - 6}`
      : `M${x + 3} ${y + h * at}q${w * 0.3} ${bend} ${w * 0.5} 0t${w * 0.5 - 6} 0`;
    return line(d, mix(t.base, t.dark, 0.7), 1.5, true);
  }).join('');
}

/** A profile, its points clockwise, drawn out to the back. */
export function extrude(profile: readonly (readonly [x: number, y: number])[], dx: number, dy: number, t: Tone): string {
  const sides = profile.map(([x, y], index) => {
    const [nextX, nextY] = profile[(index + 1) % profile.length]!;
    const [outX, outY] = [nextY - y, x - nextX];
    if (outX * dx + outY * dy <= 0) return '';
    const up = -outY / Math.hypot(outX, outY);
    return path(
      `M${x} ${y}L${nextX} ${nextY}l${dx} ${dy}L${x + dx} ${y + dy}z`,
      up > 0.7 ? t.pale : up > 0.2 ? t.lit : up > -0.3 ? t.base : t.dark,
    );
  });
  return sides.join('') + path(`M${profile.map((point) => point.join(' ')).join('L')}z`, t.dark);
}

type Point = readonly [i: number, j: number, k: number];

/** A room seen from a corner: i goes back to the right, j back to the left, k up; x and y are its front corner. */
export function corner(x: number, y: number) {
  const at = (i: number, j: number, k: number): string => `${x + i * 0.9 - j * 0.66} ${y - i * 0.3 - j * 0.36 - k}`;
  const quad = (points: readonly Point[], paint: string, alpha?: number): string =>
    path(`M${points.map((point) => at(...point)).join('L')}z`, paint, alpha);
  const top = (i: number, j: number, k: number, a: number, b: number, paint: string): string =>
    quad(
      [
        [i, j, k],
        [i + a, j, k],
        [i + a, j + b, k],
        [i, j + b, k],
      ],
      paint,
    );
  const right = (i: number, j: number, k: number, a: number, h: number, paint: string): string =>
    quad(
      [
        [i, j, k],
        [i + a, j, k],
        [i + a, j, k + h],
        [i, j, k + h],
      ],
      paint,
    );
  const left = (i: number, j: number, k: number, b: number, h: number, paint: string): string =>
    quad(
      [
        [i, j, k],
        [i, j + b, k],
        [i, j + b, k + h],
        [i, j, k + h],
      ],
      paint,
    );
  const stroke = (points: readonly Point[], colour: string, width = 1.5): string =>
    line(`M${points.map((point) => at(...point)).join('L')}`, colour, width, true);
  const box = (i: number, j: number, k: number, a: number, b: number, h: number, t: Tone, lid: string = t.lit): string =>
    left(i, j, k, b, h, t.dark) + right(i, j, k, a, h, down(t.base, t.dark)) + top(i, j, k + h, a, b, lid);
  /** A box of wood that lies along i. */
  const plank = (i: number, j: number, k: number, a: number, b: number, h: number, t: Tone): string =>
    left(i, j, k, b, h, mix(t.base, t.pale, 0.5)) +
    right(i, j, k, a, h, t.dark) +
    top(i, j, k + h, a, b, across(t.lit, t.base, t.lit, t.base)) +
    [0.18, 0.36, 0.57, 0.8]
      .map((f, n) =>
        stroke(
          [
            [i + 6 + n * 9, j + b * f, k + h],
            [i + a * 0.5, j + b * (f + 0.06), k + h],
            [i + a - 8 - n * 5, j + b * f, k + h],
          ],
          mix(t.base, t.dark, 0.7),
          1.3,
        ),
      )
      .join('');
  return { at, quad, top, right, left, stroke, box, plank };
}

const stops = (colours: readonly string[]): string =>
  colours.map((one, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="#${one}"/>`).join('');

const frames: Record<string, (id: string, inside: string) => string> = {
  x: (id, inside) => `<linearGradient id="${id}">${inside}</linearGradient>`,
  y: (id, inside) => `<linearGradient id="${id}" x2="0" y2="1">${inside}</linearGradient>`,
  r: (id, inside) => `<radialGradient id="${id}">${inside}</radialGradient>`,
};

const shadow =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#2a2118" stop-opacity=".4"/><stop offset="1" stop-color="#2a2118" stop-opacity="0"/></radialGradient>';

/** A picture of 640 by 400: paper behind, the object before it, and the paints that the object names. */
export function studio(object: string): string {
  const body = rect(0, 0, 640, 400, down('#f4f0e8', '#eee8dc', '#e0d7c8')) + object;
  const names = new Set([...body.matchAll(/url\(#([xyr]-[\da-f-]+)\)/g)].map((match) => match[1]!));
  const paints = [...names].map((id) => {
    const [kind = '', ...colours] = id.split('-');
    return frames[kind]!(id, stops(colours));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><defs>${paints.join('')}${shadow}</defs>${body}</svg>`;
}
