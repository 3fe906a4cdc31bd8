import { disc, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, type Draw } from '../studio.ts';
import { mix } from '../tone.ts';
import { zigzag } from '../parts/laid.ts';

/** A sheet of small tiles on its mesh, seen from the front. */
const mosaic = (tile: string, mesh = '#cfc9bd'): string =>
  contact(324, 352, 190, 14) +
  rect(170, 62, 306, 290, '#b9b1a2', 2) +
  rect(166, 58, 306, 290, mesh, 2) +
  tile +
  rect(166, 58, 306, 290, tile ? 'url(#mosaic)' : mesh);

const penny: Draw = ({ tone: t }) =>
  mosaic(
    pattern(
      'mosaic',
      34,
      59,
      [
        [17, 15],
        [0, 44.5],
        [34, 44.5],
      ]
        .map(([x, y]) => disc(x!, y! + 1.5, 15, t.dark) + disc(x!, y!, 15, t.base) + disc(x! - 4, y! - 5, 4, '#ffffff', 2.5))
        .join(''),
      'translate(166 58)',
    ),
    '#a9a8a3',
  );

const seaGlass: Draw = ({ tone: t }) => {
  const shades = [
    t.base,
    t.lit,
    t.dark,
    mix(t.base, '#5f9a7a', 0.5),
    mix(t.lit, '#6f9fc0', 0.4),
    t.base,
    mix(t.base, t.pale, 0.5),
    t.dark,
    t.lit,
  ];
  const cells = shades.map(
    (shade, n) =>
      rect((n % 3) * 34 + 2, Math.floor(n / 3) * 34 + 2, 30, 30, shade, 5) +
      rect((n % 3) * 34 + 5, Math.floor(n / 3) * 34 + 5, 16, 5, t.pale, 2.5, 0.7),
  );
  return mosaic(pattern('mosaic', 102, 102, cells.join(''), 'translate(166 58)'), '#dcdfda');
};

const marble: Draw = ({ tone: t }) => {
  const shades = [t.pale, t.base, mix(t.base, t.dark, 0.35), t.lit, mix(t.base, t.dark, 0.15)];
  return mosaic(
    zigzag('mosaic', 48, (n) => shades[n % 5]!, 166, 58),
    mix(t.base, t.dark, 0.8),
  );
};

const hexagons: Draw = ({ tone: t }) => {
  const hex = (x: number, y: number, paint: string) =>
    path(`M${x} ${y - 24}l20.8 12v24l-20.8 12-20.8-12v-24z`, t.dark) + path(`M${x} ${y - 24}l19 11v22l-19 11-19-11v-22z`, paint);
  const cells = [
    [24, 25],
    [0, 66.5],
    [48, 66.5],
    [72, 25],
    [96, 66.5],
  ];
  const shades = [t.base, t.lit, t.lit, mix(t.base, t.lit, 0.4), t.lit];
  return mosaic(pattern('mosaic', 96, 83, cells.map(([x, y], n) => hex(x!, y!, shades[n]!)).join(''), 'translate(166 58)'), '#b5b1a8');
};

const fingers: Draw = ({ tone: t }) => {
  const shades = [t.base, t.lit, mix(t.base, t.dark, 0.5), t.base, mix(t.base, t.lit, 0.5), t.dark];
  const sticks = shades.map(
    (shade, n) =>
      rect(n * 17 + 1, (n % 2) * -48, 15, 94, shade, 3) +
      rect(n * 17 + 1, (n % 2) * -48 + 97, 15, 94, shade, 3) +
      rect(n * 17 + 3, (n % 2) * -48 + 3, 3, 84, t.pale, 1.5, 0.5) +
      rect(n * 17 + 3, (n % 2) * -48 + 100, 3, 84, t.pale, 1.5, 0.5),
  );
  return mosaic(pattern('mosaic', 102, 97, sticks.join(''), 'translate(166 58)'), '#c9c4b8');
};

export const mosaics = {
  'hexagon-mosaic': hexagons,
  'finger-mosaic': fingers,
  'penny-mosaic': penny,
  'glass-mosaic': seaGlass,
  'herringbone-mosaic': marble,
} satisfies Record<string, Draw>;
