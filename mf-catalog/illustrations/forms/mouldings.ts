import { contact, extrude, type Draw } from '../studio.ts';
import { white, type Tone } from '../tone.ts';

/** A length of one profile. */
function moulding(t: Tone, profile: readonly (readonly [x: number, y: number])[]): string {
  const moved = (dx: number, dy: number) => profile.map(([x, y]) => [x + dx, y + dy] as const);
  return contact(330, 340, 230, 26) + extrude(moved(150, 232), 300, -112, t);
}

export const mouldings = {
  casing: ({ tone }) =>
    moulding(tone, [
      [0, 0],
      [16, 0],
      [22, 12],
      [44, 22],
      [48, 46],
      [48, 100],
      [0, 100],
    ]),
  baseboard: () =>
    moulding(white, [
      [0, -40],
      [26, -40],
      [34, -30],
      [34, 96],
      [0, 96],
    ]),
  'crown-moulding': () =>
    moulding(white, [
      [0, -30],
      [112, -30],
      [112, -14],
      [96, -8],
      [92, 14],
      [76, 36],
      [50, 50],
      [28, 56],
      [24, 70],
      [14, 74],
      [14, 92],
      [0, 92],
    ]),
} satisfies Record<string, Draw>;
