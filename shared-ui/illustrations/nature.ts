import { colour, opacity, step } from './palette.ts';
import { disc, path, shade } from './shapes.ts';

const n = (value: number): number => Math.round(value * 10) / 10;

/** A spruce of height `s` whose foot stands at (x, y). */
export const tree = (x: number, y: number, s: number, c: string = colour.tree): string => {
  const u = s / 118;
  return path(
    `M${n(x)} ${n(y - s)}l${n(24 * u)} ${n(42 * u)}h${n(-9 * u)}l${n(20 * u)} ${n(37 * u)}h${n(-12 * u)}l${n(20 * u)} ${n(39 * u)}h${n(-86 * u)}l${n(20 * u)} ${n(-39 * u)}h${n(-12 * u)}l${n(20 * u)} ${n(-37 * u)}h${n(-9 * u)}z`,
    c,
  );
};

/** A spruce with its right half in shade and snow on the tiers. */
export const snowTree = (x: number, y: number, s: number, c: string = colour.tree): string => {
  const u = s / 118;
  const half = `M${n(x)} ${n(y - s)}l${n(24 * u)} ${n(42 * u)}h${n(-9 * u)}l${n(20 * u)} ${n(37 * u)}h${n(-12 * u)}l${n(20 * u)} ${n(39 * u)}h${n(-43 * u)}z`;
  const drip = (w: number): string => `q${n(-w * 0.34 * u)} ${n(w * 0.5 * u)} ${n(-w * 0.68 * u)} 0`;
  const cap = (top: number, w: number, h: number): string => `M${n(x)} ${n(y - s + top * u)}l${n(w * u)} ${n(h * u)}${drip(w).repeat(3)}z`;
  return tree(x, y, s, c) + shade(half) + path(cap(-0.8, 14.6, 25) + cap(38, 15, 26) + cap(74, 18, 28), colour.snow);
};

/** A far range: every peak is [x, y, half width]; its foot lies on `base`. Tops carry snow. */
export const peaks = (base: number, list: [x: number, y: number, half: number][], c: string = colour.far): string => {
  const rock = list.map(([x, y, w]) => `M${x - w} ${base}L${x} ${y}L${x + w} ${base}z`).join('');
  const snow = list
    .map(([x, y, w]) => {
      const d = (base - y) * 0.26;
      const s = (d * w) / (base - y);
      return `M${x} ${y}l${n(s)} ${n(d)}l${n(-s * 0.5)} ${n(-d * 0.12)}l${n(-s * 0.4)} ${n(d * 0.36)}l${n(-s * 0.5)} ${n(-d * 0.42)}l${n(-s * 0.6)} ${n(d * 0.18)}z`;
    })
    .join('');
  return path(rock, c) + path(snow, colour.snowSoft);
};

/** A wavy band from y down to `bottom`, `amp` high, `waves` curves wide. */
export const hills = (y: number, amp: number, c: string, bottom = 400, width = 640, waves = 3): string => {
  const w = width / waves;
  const body = Array.from({ length: waves - 1 }, () => `t${n(w)} 0`).join('');
  return path(`M0 ${y}q${n(w / 2)} ${-amp} ${n(w)} 0${body}V${bottom}H0z`, c);
};

/** Two layers of snow on the ground: lit crest and its shaded foot. */
export const snow = (y: number, width = 640, bottom = 400): string =>
  path(`M0 ${y}q${n(width * 0.19)} -24 ${n(width * 0.41)} -6t${n(width * 0.59)} -12V${bottom}H0z`, colour.snow) +
  path(`M0 ${y + 26}q${n(width * 0.28)} -18 ${n(width * 0.52)} -4t${n(width * 0.48)} -10V${bottom}H0z`, colour.snowShade);

/** A low winter sun with a halo. */
export const sun = (x: number, y: number, r: number): string =>
  disc(x, y, r * 1.6, step.halo, undefined, opacity.veil) + disc(x, y, r, step.sun);

/** Snow lying along the top of a thing from x, w wide. */
export const cap = (x: number, y: number, w: number, h = 11): string =>
  path(
    `M${x} ${y}q${n(w * 0.04)} ${-h} ${n(w * 0.14)} ${-h}h${n(w * 0.72)}q${n(w * 0.1)} 0 ${n(w * 0.14)} ${h}q${n(-w * 0.1)} ${n(h * 0.9)} ${n(-w * 0.24)} ${n(h * 0.25)}t${n(-w * 0.26)} ${n(h * 0.2)}t${n(-w * 0.24)} ${n(-h * 0.1)}t${n(-w * 0.26)} ${n(-h * 0.35)}z`,
    colour.snow,
  );

/** A round shrub standing on y, w wide. */
export const shrub = (x: number, y: number, w: number, c: string = colour.treeLight): string =>
  path(
    `M${x} ${y}q${n(w * 0.06)} ${n(-w * 0.32)} ${n(w * 0.34)} ${n(-w * 0.3)}q${n(w * 0.12)} ${n(-w * 0.2)} ${n(w * 0.34)} ${n(-w * 0.07)}q${n(w * 0.27)} ${n(-w * 0.05)} ${n(w * 0.32)} ${n(w * 0.37)}z`,
    c,
  );
