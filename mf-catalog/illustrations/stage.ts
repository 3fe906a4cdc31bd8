import { boards, frame, tiles, winterView, type View } from '@marketplace/shared-ui/illustrations/building';
import { hills, peaks, snow, sun, tree } from '@marketplace/shared-ui/illustrations/nature';
import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, path, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

/** A lit, a plain and a shaded tone of one material. */
export type Tones = readonly [light: string, plain: string, dark: string];

export const wood: Tones = [colour.wood1, colour.wood2, colour.wood3];
export const darkWood: Tones = [colour.wood3, step.timber, colour.wood4];
export const steel: Tones = [colour.snowShade, colour.steel, colour.steelDark];
export const ink: Tones = [colour.steelDark, step.steelMid, colour.ink];
export const white: Tones = [colour.snow, colour.snowSoft, colour.snowShade];
export const cream: Tones = [colour.paper, colour.paperShade, step.trim];
export const green: Tones = [colour.treeLight, colour.tree, colour.spruce];
export const lake: Tones = [colour.sky, colour.far, colour.mid];
export const brick: Tones = [colour.brick1, step.brickMid, colour.brick2];
export const amber: Tones = [colour.amberLight, colour.amber, step.amberDeep];
export const brass: Tones = [step.sun, step.bronze, colour.wood3];
export const kraft: Tones = [step.trim, step.kraft, step.kraftDark];

/** Each scene is drawn twice, in other colours and with other things around it, so that neighbours in a list differ. */
export type Variant = 0 | 1;
export const pick = <T>(variant: Variant, first: T, second: T): T => (variant === 0 ? first : second);

/** Where a bench, a floor or the ground begins. */
export const LEDGE = 306;

type Wall = 'boards' | 'tiles' | 'plain' | 'paper' | 'far';

const walls: Record<Wall, readonly [patterns: string[], content: string]> = {
  boards: [[boards('w')], rect(0, 0, 640, LEDGE, fill('w'))],
  tiles: [[tiles('w', 46, colour.sky, colour.snowSoft)], rect(0, 0, 640, LEDGE, fill('w'))],
  plain: [[], rect(0, 0, 640, LEDGE, colour.mid) + path('M0 0h640v50L330 0z', colour.far, opacity.veil)],
  paper: [[], rect(0, 0, 640, LEDGE, colour.paper) + rect(0, 236, 640, 70, step.trim) + rect(0, 230, 640, 8, colour.snow)],
  far: [[], rect(0, 0, 640, LEDGE, colour.far) + path('M0 0h640v70L250 0z', colour.sky, opacity.veil)],
};

interface Room {
  wall: Wall;
  /** Top and edge of the bench. */
  ledge?: readonly [top: string, edge: string];
  /** A window at this corner. */
  window?: readonly [x: number, y: number, view: View];
}

const pane = (x: number, y: number, view: View): string =>
  frame(x, y, 140, 124, winterView(140, 124, view)) +
  rect(x + 67, y, 6, 124, colour.snow) +
  rect(x - 20, y + 133, 180, 10, colour.snow) +
  shade(`M${x - 20} ${y + 143}h180l-8 7h-164z`);

/** Things on a bench in a room. */
export const indoors = ({ wall, ledge = [step.kraft, step.kraftDark], window: at }: Room, ...things: string[]): string =>
  draw(
    { patterns: walls[wall][0] },
    walls[wall][1],
    at ? pane(...at) : '',
    rect(0, LEDGE, 640, 94, ledge[0]),
    rect(0, LEDGE, 640, 9, ledge[1]),
    ...things,
  );

/** Things on the ground on a winter day (0) or a summer day (1). */
export const outdoors = (variant: Variant, ...things: string[]): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.sky),
    sun(pick(variant, 556, 84), 78, 28),
    peaks(
      250,
      pick(
        variant,
        [
          [150, 96, 170],
          [330, 140, 140],
        ],
        [
          [500, 92, 180],
          [320, 136, 150],
        ],
      ) as [number, number, number][],
    ),
    hills(244, 30, colour.mid),
    [40, 92, 600]
      .map((x, index) => tree(pick(variant, x, 640 - x), 300, 96 - index * 14, pick(variant, colour.tree, colour.treeLight)))
      .join(''),
    variant === 0 ? snow(290) : hills(296, 22, colour.treeLight) + hills(340, 14, colour.tree),
    ...things,
  );

/** A box seen from the front and a little from above; its front's top left corner, its size and how deep it goes. */
export const box = (x: number, y: number, w: number, h: number, [light, plain, dark]: Tones, deep = 36): string =>
  path(`M${x} ${y}l${deep}-${Math.round(deep * 0.55)}h${w}l-${deep} ${Math.round(deep * 0.55)}z`, light) +
  rect(x, y, w, h, plain) +
  path(`M${x + w} ${y}l${deep}-${Math.round(deep * 0.55)}v${h}l-${deep} ${Math.round(deep * 0.55)}z`, dark);

/** The shadow of something w wide that stands on y, falling to the right. */
export const shadow = (x: number, y: number, w: number): string =>
  path(`M${x} ${y}l${Math.round(w * 0.16)}-20h${w}l-${Math.round(w * 0.1)} 20z`, colour.ink, opacity.cast);

/** An upright round thing standing on y: a roll, a tank, a drum. */
export const column = (x: number, y: number, w: number, h: number, [light, plain, dark]: Tones, top: string = light): string => {
  const tilt = Math.round(w * 0.13);
  return (
    path(`M${x} ${y - h}h${w}V${y}q${-w / 2} ${tilt * 2} ${-w} 0z`, plain) +
    path(`M${x} ${y - h}h${w * 0.22}V${y + tilt * 0.7}q${-w * 0.14} ${-tilt * 0.3} ${-w * 0.22} ${-tilt * 0.7}z`, light) +
    path(`M${x + w * 0.7} ${y - h}h${w * 0.3}V${y}q${-w * 0.12} ${tilt * 0.6} ${-w * 0.3} ${tilt * 0.8}z`, dark) +
    disc(x + w / 2, y - h, w / 2, top, tilt)
  );
};

/** A filled sack standing on y with a label of its own colour. */
export const sack = (x: number, y: number, w: number, h: number, [light, plain, dark]: Tones, label: string): string =>
  path(`M${x + 8} ${y - h}q${w / 2} 10 ${w - 16} 0q12 ${h * 0.5} 4 ${h}q${-w / 2} 10 ${-w + 8} 0q-8 ${-h * 0.5} 4 ${-h}z`, plain) +
  path(`M${x + w * 0.72} ${y - h + 4}q${w * 0.14} -1 ${w * 0.2} -4q12 ${h * 0.5} 4 ${h}q${-w * 0.1} 4 ${-w * 0.24} 5z`, dark) +
  path(`M${x + 4} ${y - h - 8}h${w - 8}l-4 12h${-w + 16}z`, light) +
  rect(x + w * 0.18, y - h * 0.66, w * 0.52, h * 0.38, label, 4) +
  rect(x + w * 0.26, y - h * 0.56, w * 0.36, 7, colour.snow);
