import { optimize } from 'svgo';

/** The SVG text of a drawing as it is kept in a file, without a trailing line break. */
export const minify = (svg: string): string => optimize(svg, { multipass: true, floatPrecision: 1 }).data;
