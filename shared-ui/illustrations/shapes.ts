import { colour, opacity } from './palette.ts';

type Attributes = Record<string, string | number | undefined>;

const element = (name: string, attributes: Attributes, children = ''): string => {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
};

/** A filled path. */
export const path = (d: string, fill: string, alpha?: number): string => element('path', { d, fill, opacity: alpha });

/** A filled rectangle, `rx` rounds its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx?: number, alpha?: number): string =>
  element('rect', { x, y, width, height, fill, rx, opacity: alpha });

/** A filled circle, or an ellipse when `ry` is given. */
export const disc = (cx: number, cy: number, r: number, fill: string, ry = r, alpha?: number): string =>
  ry === r ? element('circle', { cx, cy, r, fill, opacity: alpha }) : element('ellipse', { cx, cy, rx: r, ry, fill, opacity: alpha });

/** A line without fill; ends and joints are square unless `round`. */
export const line = (d: string, stroke: string, width: number, round = false, alpha?: number): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    opacity: alpha,
    'stroke-linecap': round ? 'round' : undefined,
    'stroke-linejoin': round ? 'round' : undefined,
  });

/** An ink overlay for the side that looks away from the light (top left). */
export const shade = (d: string, alpha: number = opacity.shade): string => path(d, colour.ink, alpha);

/** Moves, scales and turns (degrees) drawn content. */
export const place = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  element('g', { transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}` }, content);

/** A repeating tile, used as `fill(id)`. `transform` is an SVG transform list. */
export const pattern = (id: string, width: number, height: number, content: string, transform?: string): string =>
  element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }, content);

/** The paint value of a pattern. */
export const fill = (id: string): string => `url(#${id})`;

const dotTile = pattern('dots', 9, 9, path('M1 1h1v1H1zM6 4h1v1H6zM3 7h1v1H3z', colour.ink));

export interface Canvas {
  width?: number;
  height?: number;
  patterns?: string[];
}

/** Puts layers (back to front) on a canvas, 640 by 400 unless told, and lays the paper texture over all. */
export const draw = ({ width = 640, height = 400, patterns = [] }: Canvas, ...layers: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${dotTile}${patterns.join('')}</defs>` +
  `${layers.join('')}${rect(0, 0, width, height, fill('dots'), undefined, opacity.dots)}</svg>`;
