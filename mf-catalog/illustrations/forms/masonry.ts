import { line, path, place } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, corner, outwards, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';

/** Blocks laid as a mason would: a few on the ground, one on top. */
const laid = (
  t: Tone,
  [a, b, h]: readonly [number, number, number],
  extra: (s: ReturnType<typeof corner>, i: number, j: number, k: number) => string,
): string => {
  const s = corner(264, 342);
  const one = (i: number, j: number, k: number, shade: Tone) => s.box(i, j, k, a, b, h, shade) + extra(s, i, j, k);
  return (
    contact(330, 322, 230, 34) +
    one(0, b + 6, 0, t) +
    one(a + 6, b + 6, 0, toTone(mix(t.base, t.dark, 0.4))) +
    one(a + 6, 0, 0, t) +
    one(0, 0, 0, toTone(mix(t.base, t.lit, 0.3))) +
    one(a * 0.5, b * 0.5, h + 1, t)
  );
};

const brick: Draw = ({ tone: t }) =>
  laid(t, [136, 74, 54], (s, i, j, k) => [30, 68, 106].map((di) => s.top(i + di - 9, j + 26, k + 54, 18, 22, t.deep)).join(''));

const block: Draw = ({ tone: t }) => {
  const s = corner(250, 338);
  const one = (k: number, i: number) =>
    s.box(i, 0, k, 230, 118, 106, t) +
    s.top(i + 18, 20, k + 106, 88, 78, t.deep) +
    s.top(i + 124, 20, k + 106, 88, 78, t.deep) +
    s.top(i + 18, 34, k + 106, 78, 64, '#55554f') +
    s.top(i + 124, 34, k + 106, 78, 64, '#55554f');
  return place(36, 34, contact(330, 316, 220, 34) + one(0, 0) + one(107, 40), 0.88);
};

const wallBlock: Draw = ({ tone: t }) =>
  laid(t, [130, 96, 62], (s, i, j, k) =>
    [0, 1, 2, 3, 4]
      .map((n) =>
        s.stroke(
          [
            [i + 6 + n * 26, j, k + 6],
            [i + 18 + n * 24, j, k + 30],
            [i + 8 + n * 26, j, k + 56],
          ],
          n % 2 ? t.lit : t.deep,
          2,
        ),
      )
      .join(''),
  );

const paver: Draw = ({ tone: t }) => {
  const s = corner(268, 352);
  const set = [
    [0, 0, 100, 70],
    [104, 0, 70, 70],
    [178, 0, 110, 70],
    [0, 74, 70, 70],
    [74, 74, 120, 70],
    [198, 74, 90, 70],
    [0, 148, 110, 60],
    [114, 148, 80, 60],
    [198, 148, 90, 60],
  ];
  return (
    contact(330, 330, 250, 36) +
    [...set]
      .reverse()
      .map(([i, j, a, b], n) => s.box(i!, j!, 0, a!, b!, 34, toTone(mix(t.base, [t.lit, t.dark, t.base, '#b8a99a'][n % 4]!, 0.35))))
      .join('')
  );
};

const permeable: Draw = ({ tone: t }) => {
  const s = corner(268, 352);
  const cells = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => [2 - i, 2 - j]));
  return (
    contact(330, 330, 250, 36) +
    s.box(0, 0, 0, 296, 216, 14, toTone('#b9ab93')) +
    cells
      .map(
        ([i, j]) =>
          s.box(4 + i! * 100, 4 + j! * 72, 6, 86, 58, 36, t) + s.top(30 + i! * 100, 20 + j! * 72, 42, 30, 22, mix(t.base, t.lit, 0.4)),
      )
      .join('')
  );
};

const flagstone: Draw = () => {
  const stones = [
    'M150 226l84-62 90 10 16 60-74 40-96-4z',
    'M342 178l96-22 70 44-22 58-92 6-46-28z',
    'M190 282l80-4 66-36 62 26-16 62-110 18-76-26z',
    'M404 272l82-8 36 34-40 40-78-4z',
  ];
  return (
    contact(330, 336, 230, 26) +
    stones
      .map((d, n) => {
        const t = toTone(['#b5ab9b', '#a39a8c', '#beb4a2', '#aaa091'][n]!);
        return place(4, 14, path(d, t.deep)) + path(d, outwards(t.pale, t.lit, t.base));
      })
      .join('') +
    [
      [220, 210],
      [400, 208],
      [286, 306],
    ]
      .map(([x, y]) => line(`M${x} ${y}q26-10 44 2t38-4`, '#8d8476', 2))
      .join('')
  );
};

export const masonry = {
  brick,
  'concrete-block': block,
  'wall-block': wallBlock,
  paver,
  'permeable-paver': permeable,
  flagstone,
} satisfies Record<string, Draw>;
