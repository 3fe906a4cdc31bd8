import { rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, down, grain, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';

const lap: Draw = ({ tone: t }) =>
  contact(322, 348, 220, 12) +
  [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const y = 66 + n * 46;
      const short = [0, 38, 0, 60, 20, 0][n]!;
      return (
        rect(120, y, 400 - short, 48, t.deep) +
        rect(120, y, 398 - short, 45, down(t.base, t.lit)) +
        rect(120, y + 40, 398 - short, 5, t.pale)
      );
    })
    .join('');

const woodLap = (t: Tone): string => [0, 1, 2, 3, 4, 5].map((n) => grain(124, 68 + n * 46, 330, 38, t, 2)).join('');

const veneer: Draw = ({ tone: t }) => {
  const stones = [
    [0, 0, 120, 52],
    [124, 0, 84, 52],
    [212, 0, 172, 52],
    [0, 56, 70, 64],
    [74, 56, 146, 40],
    [224, 56, 90, 64],
    [318, 56, 66, 40],
    [74, 100, 146, 46],
    [318, 100, 66, 76],
    [0, 124, 70, 60],
    [224, 124, 90, 52],
    [74, 150, 86, 60],
    [164, 150, 56, 60],
    [224, 180, 160, 42],
    [0, 188, 70, 70],
    [74, 214, 146, 44],
    [224, 226, 74, 32],
    [302, 226, 82, 32],
  ];
  return (
    contact(322, 344, 210, 12) +
    rect(124, 68, 392, 268, t.deep, 3) +
    stones
      .map(([x, y, w, h], n) => {
        const shade = mix(t.base, [t.pale, '#8f8a82', t.dark, '#d8c8b0', t.lit][n % 5]!, 0.4);
        return (
          rect(128 + x!, 72 + y!, w!, h!, mix(shade, t.deep, 0.6), 9) +
          rect(128 + x!, 72 + y!, w! - 3, h! - 4, n % 6 ? down(mix(shade, '#ffffff', 0.3), shade) : down(t.lit, t.base), 9)
        );
      })
      .join('')
  );
};

const batts = (t: Tone, label: Tone): string => {
  const s = corner(250, 346);
  const layers = [0, 1, 2, 3, 4].map((n) => s.box(0, 0, n * 34, 270, 170, 31, t, t.lit)).join('');
  const fibres = Array.from({ length: 22 }, (_, n) => {
    const i = 6 + ((n * 67) % 250);
    const k = 4 + ((n * 29) % 158);
    return s.stroke(
      [
        [i, 0, k],
        [i + 12, 0, k + ((n % 3) - 1) * 4],
      ],
      n % 2 ? t.pale : t.deep,
      1.4,
    );
  }).join('');
  return (
    contact(320, 322, 250, 34) +
    layers +
    fibres +
    s.right(80, 0, 0, 90, 168, label.base) +
    s.top(80, 0, 167, 90, 170, label.lit) +
    s.right(92, 0, 90, 66, 10, '#fbfaf6') +
    s.right(92, 0, 70, 44, 7, '#fbfaf6')
  );
};

const board = (t: Tone, edge: Tone): string => {
  const s = corner(250, 350);
  return (
    contact(320, 326, 250, 36) +
    [0, 1, 2, 3]
      .map(
        (n) =>
          s.box(0, 0, n * 16, 280, 220, 13, edge, across(t.lit, t.base)) +
          s.right(0, 0, n * 16 + 3, 280, 7, '#f3f1ea') +
          s.left(0, 0, n * 16 + 3, 220, 7, '#dedbd2'),
      )
      .join('') +
    s.top(0, 96, 61, 280, 16, mix(t.base, t.dark, 0.25))
  );
};

const foam: Draw = () => {
  const t = toTone('#e3a6ad');
  const s = corner(250, 346);
  return (
    contact(320, 322, 250, 36) +
    [0, 1, 2].map((n) => s.box(0, 0, n * 42, 280, 210, 40, t)).join('') +
    [60, 150, 240]
      .map((i) =>
        s.stroke(
          [
            [i, 0, 124],
            [i, 210, 124],
          ],
          t.dark,
          2,
        ),
      )
      .join('') +
    s.right(40, 0, 96, 70, 14, t.pale)
  );
};

export const walls = {
  'lap-siding': (look) => lap(look) + (look.tone === look.wood ? woodLap(look.tone) : ''),
  'stone-veneer': veneer,
  'glass-wool': () => batts(toTone('#e3a6ad'), toTone('#6a6374')),
  'stone-wool': () => batts(toTone('#9c9278'), toTone('#b5452f')),
  'hemp-batts': () => batts(toTone('#c6b488'), toTone('#5f8a4c')),
  drywall: ({ tone }) => board(tone, toTone('#cfcabd')),
  'rigid-foam': foam,
} satisfies Record<string, Draw>;
