import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, cylinder, down, type Draw } from '../studio.ts';
import { toTone, type Tone } from '../tone.ts';

const fern = [
  [300, 120],
  [392, 190],
  [300, 256],
  [388, 322],
  [444, 120],
  [446, 256],
]
  .map(
    ([x, y]) =>
      line(`M${x} ${y! + 40}q10-40 4-76`, '#3f6a4a', 3) +
      [0, 1, 2, 3, 4]
        .map((n) =>
          path(
            `M${x! + 5} ${y! + 26 - n * 13}q-26 0-${32 - n * 3} -18 26 2 ${32 - n * 3} 12 4-22 ${30 - n * 3} -20-2 18-${30 - n * 3} 26z`,
            n % 2 ? '#5d8a63' : '#47744f',
          ),
        )
        .join(''),
  )
  .join('');

const stripes = Array.from({ length: 14 }, (_, n) => rect(266 + n * 16, 60, n % 2 ? 3 : 6, 300, n % 2 ? '#c9b98f' : '#8ea2a8')).join('');

const weave = Array.from({ length: 44 }, (_, n) =>
  line(`M262 ${64 + n * 7}q50 ${n % 3 ? 3 : -3} 100 0t130 0`, ['#a98a5c', '#e2cba2', '#8f7248'][n % 3]!, 1.4),
).join('');

/** A sheet that hangs from its roll, and a second roll that stands beside it. */
function hung(t: Tone, printed: string): string {
  return (
    contact(360, 352, 160, 12) +
    `<svg x="262" y="70" width="222" height="280" viewBox="262 70 222 280">${rect(262, 70, 222, 280, across(t.lit, t.base, t.dark))}${printed}</svg>` +
    rect(252, 50, 242, 46, down(t.pale, t.base, t.deep), 6) +
    disc(252, 73, 12, t.dark, 23) +
    disc(252, 73, 7, '#8d7a60', 13) +
    contact(196, 352, 50, 10) +
    cylinder(192, 340, 34, 200, across(t.dark, t.base, t.pale, t.base, t.deep), t.lit) +
    disc(192, 140, 14, '#8d7a60', 4) +
    rect(158, 220, 68, 56, '#fbfaf6') +
    rect(170, 236, 44, 7, t.deep, 3)
  );
}

export const wallpaper = {
  'fern-wallpaper': () => hung(toTone('#e8e4d2'), fern),
  'striped-wallpaper': () => hung(toTone('#ebe6da'), stripes),
  grasscloth: ({ tone }) => hung(tone, weave),
} satisfies Record<string, Draw>;
