import { colour, opacity, step } from '@marketplace/shared-ui/illustrations/palette';
import { disc, draw, fill, line, path, pattern, place, rect, shade } from '@marketplace/shared-ui/illustrations/shapes';

const plank = (y: number, from: number, to: number): string =>
  rect(from, y, to - from, 60, colour.treeLight) +
  rect(from, y, to - from, 6, colour.mid) +
  path(`M${from} ${y + 48}h${to - from}v12H${from}z`, colour.spruce);

/** Green planks that climb over the house wrap, a level on the upper one. */
export const planks = (): string =>
  draw(
    {
      patterns: [
        pattern(
          'p',
          120,
          80,
          rect(0, 0, 120, 80, colour.snowShade) + path('M24 44l22-20 22 20v18H24z', colour.far) + rect(0, 78, 120, 2, colour.far),
        ),
      ],
    },
    rect(0, 0, 640, 400, fill('p')),
    line('M160 0v400m200-400v400m200-400v400', colour.mid, 4),
    shade('M78 396h562v4H78z', opacity.cast),
    plank(348, 70, 640),
    plank(290, 70, 640),
    plank(232, 70, 640),
    plank(174, 70, 470),
    shade('M470 174h12v58h-12z', opacity.deep),
    shade('M80 234h400v14H80z', opacity.cast),
    place(430, 122, shade('M-280-20h420v60h-420z', opacity.cast) + `<g transform="translate(-330 -60)">${plank(0, 30, 470)}</g>`, 1, -5),
    rect(0, 0, 74, 400, colour.snow),
    rect(56, 0, 18, 400, colour.snowShade),
    shade('M74 0h12v400H74z', opacity.cast),
    place(
      310,
      62,
      rect(-130, -22, 260, 44, colour.amber, 6) +
        rect(-130, -22, 260, 9, colour.amberLight, 5) +
        path('M-130 10h260v6q0 6-6 6h-248q-6 0-6-6z', step.amberDeep) +
        rect(-34, -12, 68, 22, colour.amberPale, 10) +
        rect(-13, -12, 26, 22, colour.mid) +
        line('M-14-12v22m28-22v22', colour.ink, 3) +
        disc(-96, 0, 11, colour.spruceDark) +
        disc(96, 0, 11, colour.spruceDark),
      1,
      -5,
    ),
    ...[120, 220, 320, 420].map((x) => disc(x, 184, 4, colour.steelDark)),
    ...[120, 220, 320, 420, 520, 600].map((x) => disc(x, 242, 4, colour.steelDark)),
  );

const row = (y: number, shift: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((index) => {
      const x = index * 80 - shift;
      const tone = [colour.wood2, colour.wood3, step.bronze, colour.wood2][(index * 3 + shift + y) % 4]!;
      return rect(x, y, 77, 92 + ((index * 7 + y) % 3) * 4, tone);
    })
    .join('');

/** Cedar shakes around a round window with a white frame. */
export const shakes = (): string =>
  draw(
    {},
    rect(0, 0, 640, 400, colour.wood4),
    row(324, 40),
    shade('M0 324h640v14H0z', opacity.deep),
    row(244, 8),
    shade('M0 244h640v14H0z', opacity.deep),
    row(164, 52),
    shade('M0 164h640v14H0z', opacity.deep),
    row(84, 20),
    shade('M0 84h640v14H0z', opacity.deep),
    row(4, 60),
    shade('M0 0h640v16H0z', opacity.deep),
    disc(336, 212, 142, colour.ink, 142, opacity.deep),
    disc(320, 196, 142, colour.snow),
    path('M420 96A142 142 0 0 1 220 296l12-12A125 125 0 0 0 408 108z', colour.snowShade),
    disc(320, 196, 108, colour.spruceDark),
    disc(322, 200, 102, colour.amberLight),
    path('M250 270A102 102 0 0 1 394 126z', colour.amberPale),
    rect(312, 92, 16, 210, colour.snow),
    rect(214, 188, 212, 16, colour.snow),
  );
