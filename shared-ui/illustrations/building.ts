import { colour, opacity, step } from './palette.ts';
import { tree } from './nature.ts';
import { line, path, pattern, rect } from './shapes.ts';

/** Pattern: horizontal siding, one shadow line every `every` pixels. */
export const siding = (id: string, every = 13, c: string = step.trim): string => pattern(id, 960, every, rect(0, every - 2, 960, 2, c));

/** Pattern: upright boards, `w` wide, with a seam. */
export const boards = (id: string, w = 80, c: string = colour.spruce, seam: string = step.spruceSeam): string =>
  pattern(id, w, 720, rect(0, 0, w, 720, c) + rect(w - 4, 0, 4, 720, seam));

/** Pattern: rounded roof shingles in three tones of brick. */
export const shingles = (id: string): string =>
  pattern(
    id,
    28,
    24,
    rect(0, 0, 28, 24, colour.brick2) +
      path('M1 0h26v9a4 4 0 0 1-4 3H5a4 4 0 0 1-4-3z', colour.brick1) +
      path('M-13 12h26v9a4 4 0 0 1-4 3H-9a4 4 0 0 1-4-3zm28 0h26v9a4 4 0 0 1-4 3H19a4 4 0 0 1-4-3z', step.brickMid),
  );

/** Pattern: brickwork with mortar `joint`. */
export const bricks = (id: string, joint: string = colour.brick2): string =>
  pattern(
    id,
    56,
    36,
    rect(0, 0, 56, 36, joint) + rect(1, 1, 54, 16, colour.brick1) + path('M-27 19h54v16h-54zm56 0h54v16h-54z', step.brickMid),
  );

/** Pattern: square wall tiles of side `s` with a joint line. */
export const tiles = (id: string, s: number, c: string, joint: string): string =>
  pattern(id, s, s, rect(0, 0, s, s, c) + path(`M0 0h${s}v2H2v${s - 2}H0z`, joint));

/** A lit two-pane window with white frame; outer corner and size given. */
export const litWindow = (
  x: number,
  y: number,
  w: number,
  h: number,
  pane: string = colour.amberLight,
  glint: string = step.glow,
): string => {
  const f = 6;
  const half = (w - 3 * f) / 2 + 1;
  return (
    rect(x, y, w, h, colour.snow) +
    path(`M${x + f} ${y + f}h${half}v${h - 2 * f}h${-half}zM${x + w - f - half} ${y + f}h${half}v${h - 2 * f}h${-half}z`, pane) +
    path(`M${x + f} ${y + f}h${half}L${x + f} ${y + f + (h - 2 * f) * 0.72}z`, glint)
  );
};

/** A white frame around a view; `view` is drawn from the frame's inner corner and cut off at its edge. */
export const frame = (x: number, y: number, w: number, h: number, view: string, c: string = colour.snow, f = 9): string =>
  rect(x - f, y - f, w + 2 * f, h + 2 * f, c) + `<svg x="${x}" y="${y}" width="${w}" height="${h}">${view}</svg>`;

/** What a window looks out on: near spruces, a lake, or a cabin with its light on. */
export type View = 'spruces' | 'lake' | 'cabin';

const middle: Record<View, (w: number, h: number) => string> = {
  spruces: (w, h) =>
    tree(w * 0.24, h * 0.9, h * 0.5) + tree(w * 0.8, h * 0.9, h * 0.62) + tree(w * 0.62, h * 0.9, h * 0.36, colour.treeLight),
  lake: (w, h) =>
    rect(0, h * 0.7, w, h * 0.3, step.mist) +
    rect(w * 0.3, h * 0.76, w * 0.4, 3, colour.snow) +
    tree(w * 0.86, h * 0.92, h * 0.7) +
    tree(w * 0.1, h * 0.72, h * 0.22, colour.treeLight) +
    tree(w * 0.24, h * 0.72, h * 0.28),
  cabin: (w, h) =>
    tree(w * 0.14, h * 0.9, h * 0.56) +
    tree(w * 0.88, h * 0.9, h * 0.4, colour.treeLight) +
    rect(w * 0.4, h * 0.64, w * 0.34, h * 0.24, colour.wood3) +
    rect(w * 0.5, h * 0.7, w * 0.13, h * 0.1, colour.amberLight) +
    path(`M${w * 0.34} ${h * 0.66}L${w * 0.57} ${h * 0.44}L${w * 0.8} ${h * 0.66}z`, colour.snow),
};

/** A winter day for a frame of w by h: sky, hill, what the `view` asks for, snow. */
export const winterView = (w: number, h: number, view: View = 'spruces'): string =>
  rect(0, 0, w, h, colour.sky) +
  path(`M0 ${h * 0.66}L${w * 0.3} ${h * 0.32}L${w * 0.56} ${h * 0.6}L${w * 0.74} ${h * 0.42}L${w} ${h * 0.64}V${h}H0z`, colour.far) +
  path(`M0 ${h * 0.74}q${w * 0.4} ${-h * 0.16} ${w} 0V${h}H0z`, colour.mid) +
  middle[view](w, h) +
  path(`M0 ${h * 0.86}q${w * 0.5} ${-h * 0.08} ${w} ${h * 0.02}V${h}H0z`, colour.snow);

/** A straight ladder leaning from foot (x, y) to top (tx, ty), `w` wide. */
export const ladder = (
  x: number,
  y: number,
  tx: number,
  ty: number,
  w = 26,
  rungs = 6,
  tone: [string, string] = [step.timber, step.bronze],
): string => {
  const at = (i: number): string => {
    const k = (i + 0.7) / (rungs + 0.4);
    return `M${Math.round(x + (tx - x) * k)} ${Math.round(y + (ty - y) * k)}h${w}`;
  };
  return (
    line(Array.from({ length: rungs }, (_, i) => at(i)).join(''), tone[1], 5) +
    line(`M${x} ${y}L${tx} ${ty}m${w} 0L${x + w} ${y}`, tone[0], 6, true)
  );
};

/** A lamp on a cord: the cord's top is at (x, 0), the shade's lower edge at y. */
export const pendant = (x: number, y: number, w: number, c: string = colour.amber, dark: string = step.amberDeep): string => {
  const h = w * 0.5;
  return (
    line(`M${x} 0V${y - h}`, colour.ink, 3) +
    path(`M${x - w * 0.22} ${y}a${w * 0.22} ${w * 0.2} 0 0 0 ${w * 0.44} 0z`, colour.amberPale) +
    path(`M${x - w / 2} ${y}q0 ${-h} ${w * 0.4} ${-h}h${w * 0.2}q${w * 0.4} 0 ${w * 0.4} ${h}z`, c) +
    path(`M${x + w * 0.1} ${y - h}q${w * 0.4} 0 ${w * 0.4} ${h}h${-w * 0.28}q0 ${-h * 0.8} ${-w * 0.22} ${-h}z`, dark) +
    rect(x - w * 0.09, y - h - w * 0.12, w * 0.18, w * 0.14, colour.spruceDark)
  );
};

/** Light falling from a lamp at (x, y) to the floor line. */
export const beam = (x: number, y: number, top: number, floor: number, foot: number): string =>
  path(`M${x - top / 2} ${y}h${top}L${x + foot / 2} ${floor}H${x - foot / 2}z`, colour.amberLight, opacity.cast);
