import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, grain, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';

/** Boards beside and on each other, and one across them. */
const stack = (t: Tone, wide: number, thick: number, rows: number): string => {
  const s = corner(208, 352);
  const lie = Array.from({ length: rows }, (_, row) =>
    [2, 1, 0].map((n) => s.plank(row % 2 ? 14 : 0, n * (wide + 4), row * (thick + 2), 310, wide, thick, t)).join(''),
  ).join('');
  return contact(330, 330, 250, 34) + lie + s.plank(-12, wide * 0.7, rows * (thick + 2), 300, wide, thick, t);
};

const knots = (t: Tone): string =>
  [
    [300, 262],
    [402, 226],
    [352, 284],
  ]
    .map(([x, y]) => disc(x!, y!, 6, t.deep, 3) + disc(x!, y!, 3, t.dark, 1.6))
    .join('');

const board: Draw = ({ tone }) => stack(tone, 52, 14, 2) + knots(tone);

const stud: Draw = ({ tone }) => stack(tone, 44, 24, 3);
const wideStud: Draw = ({ tone }) => stack(tone, 68, 24, 2);

const deckBoard: Draw = ({ tone }) => {
  const s = corner(206, 340);
  const groove = [0, 1]
    .map((n) =>
      s.stroke(
        [
          [0, n * 84 + 40, 22],
          [310, n * 84 + 40, 22],
        ],
        tone.dark,
        2,
      ),
    )
    .join('');
  return (
    contact(330, 322, 250, 32) +
    s.plank(0, 84, 0, 310, 80, 22, tone) +
    s.plank(0, 0, 0, 310, 80, 22, tone) +
    groove +
    s.plank(-22, 40, 24, 310, 80, 22, tone)
  );
};

const shelfBoard: Draw = ({ tone }) => {
  const s = corner(222, 330);
  return contact(330, 312, 240, 34) + s.plank(0, 0, 0, 300, 150, 18, tone) + s.plank(-24, 12, 20, 300, 150, 18, tone);
};

const beam: Draw = ({ tone }) => {
  const s = corner(206, 330);
  const cracks =
    s.stroke(
      [
        [30, 0, 44],
        [150, 0, 40],
        [230, 0, 48],
      ],
      tone.deep,
      2,
    ) +
    s.stroke(
      [
        [120, 0, 18],
        [270, 0, 22],
      ],
      tone.deep,
      1.5,
    );
  const rings = [34, 24, 14, 5].map((r) =>
    line(`M${178 - r * 0.7} 268a${r * 0.7} ${r} 0 1 1 ${r * 1.4} 0a${r * 0.7} ${r} 0 1 1-${r * 1.4} 0`, tone.dark, 2),
  );
  return contact(340, 318, 240, 30) + s.plank(0, 0, 0, 320, 86, 84, tone) + cracks + rings.join('');
};

const sheet = (top: string, t: Tone, plies: number): string => {
  const s = corner(250, 356);
  const pile = [0, 1, 2].map((n) => {
    const layers = Array.from(
      { length: plies },
      (_, ply) =>
        s.stroke(
          [
            [0, 0, n * 24 + (ply + 1) * (20 / (plies + 1))],
            [270, 0, n * 24 + (ply + 1) * (20 / (plies + 1))],
          ],
          t.deep,
          1.4,
        ) +
        s.stroke(
          [
            [0, 0, n * 24 + (ply + 1) * (20 / (plies + 1))],
            [0, 210, n * 24 + (ply + 1) * (20 / (plies + 1))],
          ],
          t.deep,
          1.4,
        ),
    ).join('');
    return s.box(0, 0, n * 24, 270, 210, 20, t, top) + layers;
  });
  return contact(310, 330, 250, 40) + pile.join('');
};

const plywood: Draw = ({ tone }) => {
  const s = corner(250, 356);
  const veneer = [30, 70, 118, 160]
    .map((j) =>
      s.stroke(
        [
          [12, j, 68],
          [90, j + 12, 68],
          [180, j - 8, 68],
          [258, j, 68],
        ],
        mix(tone.base, tone.dark, 0.6),
        1.6,
      ),
    )
    .join('');
  return sheet(across(tone.lit, tone.base, tone.lit), tone, 4) + veneer;
};

const osb: Draw = () => {
  const t = toTone('#c9a264');
  const s = corner(250, 356);
  const flakes = Array.from({ length: 46 }, (_, n) => {
    const i = 14 + ((n * 61) % 236);
    const j = 12 + ((n * 37) % 180);
    const turn = (n % 5) - 2;
    return s.quad(
      [
        [i, j, 68],
        [i + 20, j + turn * 4, 68],
        [i + 18, j + 9 + turn * 4, 68],
        [i - 2, j + 8, 68],
      ],
      [t.pale, t.dark, t.lit][n % 3]!,
      0.6,
    );
  });
  return sheet(t.base, t, 2) + flakes.join('');
};

const barnBoard: Draw = ({ tone }) => {
  const boards = [0, 1, 2, 3].map((n) => {
    const x = 170 + n * 76;
    const t = toTone(mix(tone.base, ['#6e6659', '#ffffff', '#8a7f70', '#d8d4cb'][n]!, 0.25));
    const nails = disc(x + 36, 84 + n * 6, 3, '#3a3530') + disc(x + 36, 320 - n * 4, 3, '#3a3530');
    const split = path(`M${x + 20} ${346 - n * 5}l4-60 5 60z`, t.deep);
    return (
      rect(x + 4, 64 + n * 5, 72, 286 - n * 7, t.deep) +
      rect(x, 62 + n * 5, 72, 286 - n * 7, across(t.lit, tone.base, t.dark)) +
      grain(x, 62 + n * 5, 72, 286 - n * 7, t, 7) +
      nails +
      split
    );
  });
  return contact(322, 350, 200, 14) + boards.join('');
};

export const lumber = {
  board,
  stud,
  'wide-stud': wideStud,
  'shelf-board': shelfBoard,
  beam,
  plywood,
  osb,
  'barn-board': barnBoard,
  'deck-board': deckBoard,
} satisfies Record<string, Draw>;
