import { across, contact, corner, down, type Draw } from '../studio.ts';
import { mix, type Tone } from '../tone.ts';

/** A length of counter that lies on nothing, its front edge to us. */
const counter = (t: Tone, thick: number, top: string, marks: (s: ReturnType<typeof corner>) => string): string => {
  const s = corner(262, 334);
  return (
    contact(320, 308, 250, 40) +
    s.box(0, 0, 0, 270, 190, thick, t, top) +
    marks(s) +
    s.stroke(
      [
        [0, 0, thick],
        [270, 0, thick],
      ],
      t.pale,
      2,
    ) +
    s.stroke(
      [
        [0, 0, thick],
        [0, 190, thick],
      ],
      t.pale,
      2,
    )
  );
};

const quartz: Draw = ({ tone: t }) =>
  counter(t, 26, across(t.pale, t.base), (s) =>
    [
      [40, 70, 16],
      [130, 120, -12],
      [200, 40, 10],
    ]
      .map(
        ([i, j, b]) =>
          s.stroke(
            [
              [i!, 0, 26],
              [i! + 14, j! * 0.4, 26],
              [i! - b!, j!, 26],
              [i! + 30, 186, 26],
            ],
            '#a9b3b8',
            2.4,
          ) +
          s.stroke(
            [
              [i!, 0, 26],
              [i! + 6, 0, 0],
            ],
            '#a9b3b8',
            2.4,
          ),
      )
      .join(''),
  );

const butcher: Draw = ({ tone: t }) =>
  counter(t, 34, t.base, (s) =>
    Array.from(
      { length: 8 },
      (_, n) =>
        s.top(0, n * 24, 34, 130 + (n % 3) * 30, 23, [t.lit, t.base, mix(t.base, t.dark, 0.4)][n % 3]!) +
        s.top(132 + (n % 3) * 30, n * 24, 34, 138 - (n % 3) * 30, 23, [t.base, mix(t.base, t.dark, 0.3), t.lit][n % 3]!) +
        s.left(0, n * 24, 0, 23, 34, [t.dark, t.base, t.dark][n % 3]!),
    ).join(''),
  );

const laminate: Draw = ({ tone: t }) => {
  const s = corner(262, 334);
  const flecks = Array.from({ length: 22 }, (_, n) =>
    s.quad(
      [
        [12 + ((n * 53) % 240), 8 + ((n * 31) % 150), 20],
        [22 + ((n * 53) % 240), 10 + ((n * 31) % 150), 20],
        [20 + ((n * 53) % 240), 14 + ((n * 31) % 150), 20],
      ],
      t.lit,
      0.5,
    ),
  );
  return (
    contact(320, 308, 250, 40) +
    s.box(0, 0, 0, 270, 190, 20, t, across(t.base, t.lit)) +
    flecks.join('') +
    s.box(0, 178, 20, 270, 14, 54, t, t.lit) +
    s.right(0, 178, 22, 270, 52, down(t.lit, t.base)) +
    s.right(0, 0, 0, 270, 5, '#c8b595')
  );
};

const glassCounter: Draw = ({ tone: t }) =>
  counter(t, 28, across(t.pale, t.base), (s) =>
    Array.from({ length: 44 }, (_, n) => {
      const [i, j] = [10 + ((n * 0.618) % 1) * 244, 8 + ((n * 0.755) % 1) * 170];
      return s.quad(
        [
          [i, j, 28],
          [i + 9, j + 3, 28],
          [i + 5, j + 10, 28],
        ],
        ['#5f9a7a', '#8fbcae', '#ffffff', '#4f7f8c', '#9c8b5a'][n % 5]!,
        0.7,
      );
    }).join(''),
  );

const granite: Draw = ({ tone: t }) =>
  counter(t, 26, across(t.lit, t.base, t.lit), (s) =>
    Array.from({ length: 60 }, (_, n) => {
      const [i, j] = [6 + ((n * 137) % 252), 6 + ((n * n * 29 + n * 53) % 174)];
      return s.quad(
        [
          [i, j, 26],
          [i + 7, j + 2, 26],
          [i + 8, j + 8, 26],
          [i + 1, j + 6, 26],
        ],
        [t.deep, t.pale, t.dark][n % 3]!,
        0.8,
      );
    }).join(''),
  );

const sinkCounter: Draw = ({ tone: t }) =>
  counter(
    t,
    20,
    across(t.pale, t.base),
    (s) =>
      s.top(76, 46, 20, 140, 104, t.deep) +
      s.top(80, 48, 20, 134, 99, down(t.dark, t.base)) +
      s.top(100, 62, 12, 96, 70, across(t.lit, t.base)) +
      s.top(142, 92, 13, 16, 14, '#7d8487'),
  );

export const counters = {
  'granite-countertop': granite,
  'sink-countertop': sinkCounter,
  'quartz-countertop': quartz,
  'butcher-block': butcher,
  'laminate-countertop': laminate,
  'glass-countertop': glassCounter,
} satisfies Record<string, Draw>;
