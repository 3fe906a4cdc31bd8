import { colour, step } from './palette.ts';
import { disc, path, rect, shade } from './shapes.ts';

/** An open-ended wrench, 160 long, centred on (0, 0), jaws up. */
export const wrench = (): string =>
  path('M-10-44q-28-12-20-46l18 18h24l18-18q8 34-20 46V70q0 14-10 14t-10-14z', colour.steel) +
  shade('M2-72h10l18-18q8 34-20 46V70q0 14-8 14z');

/** A price tag hanging from its hole at (0, 0), `w` wide. */
export const tag = (w: number, c: string = colour.amber, dark: string = step.amberDeep): string =>
  path(`M0 ${-w * 0.16}l${w * 0.5} ${w * 0.34}v${w * 1.06}h${-w}V${w * 0.18}z`, c) +
  path(`M${w * 0.16} ${-w * 0.05}l${w * 0.34} ${w * 0.23}v${w * 1.06}h${-w * 0.34}z`, dark) +
  disc(0, w * 0.12, w * 0.1, colour.paper);

/** A closed carton with tape; front face w by h, its top left corner given. */
export const carton = (x: number, y: number, w: number, h: number): string =>
  path(`M${x} ${y}l16-14h${w}l-16 14z`, step.trim) +
  path(`M${x + w} ${y}l16-14v${h}l-16 14z`, colour.wood3) +
  rect(x, y, w, h, colour.wood1) +
  path(`M${x + w * 0.42} ${y}l16-14h${w * 0.16}l-16 14v${h * 0.34}h${-w * 0.16}z`, colour.paper);

/** A round tin standing on y, w wide and h high, with a coloured label. */
export const tin = (x: number, y: number, w: number, h: number, label: string, content: string): string => {
  const r = w / 2;
  const e = w * 0.12;
  const top = y - h;
  return (
    path(`M${x} ${top}h${w}v${h}q${-r} ${e * 1.6} ${-w} 0z`, colour.steel) +
    path(`M${x} ${top + h * 0.28}h${w}v${h * 0.5}q${-r} ${e * 1.6} ${-w} 0z`, label) +
    shade(`M${x + w * 0.64} ${top}h${w * 0.36}v${h}q${-w * 0.18} ${e * 0.7} ${-w * 0.36} ${e * 0.8}z`) +
    disc(x + r, top, r, colour.snowShade, e) +
    disc(x + r, top + 1, r * 0.82, content, e * 0.72)
  );
};
