import { disc, line, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, down, type Draw } from '../studio.ts';
import { kraft, mix, toTone, type Tone } from '../tone.ts';

/** Grains of stone on a face. */
const granules = (id: string, t: Tone): string =>
  pattern(
    id,
    23,
    19,
    [
      [2, 3],
      [9, 8],
      [16, 2],
      [20, 11],
      [5, 14],
      [12, 16],
    ]
      .map(([x, y], n) => rect(x!, y!, 2.4, 2.4, n % 2 ? t.pale : t.deep))
      .join(''),
  );

const shingles: Draw = ({ tone: t }) => {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 78 + row * 64;
    return Array.from({ length: 5 }, (_, n) => {
      const x = 126 + n * 82 - (row % 2) * 32;
      const w = [74, 58, 70, 64, 76][(n + row) % 5]!;
      return (
        rect(x, y, 82, 60, mix(t.base, t.dark, 0.6)) +
        rect(x + 4, y, w, 70, [t.base, mix(t.base, t.lit, 0.6), mix(t.base, t.dark, 0.5), mix(t.base, t.lit, 0.3)][(n * 3 + row) % 4]!) +
        rect(x + 4, y + 66, w, 5, t.deep)
      );
    }).join('');
  });
  return (
    granules('grit', t) +
    contact(322, 350, 210, 12) +
    `<svg x="124" y="72" width="392" height="276" viewBox="124 72 392 276">${rect(124, 72, 392, 270, t.deep)}${rows.join('')}${rect(124, 72, 392, 276, 'url(#grit)', 0, 0.5)}</svg>`
  );
};

const shakes: Draw = ({ tone: t }) => {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 8 }, (_, n) => {
      const x = 124 + n * 50 - (row % 2) * 20;
      const w = [46, 38, 52, 42][(n + row) % 4]!;
      const y = 66 + row * 86;
      const h = 104 - ((n * 7 + row * 3) % 14);
      return (
        rect(x + 2, y + 3, w, h, t.deep) +
        rect(x, y, w, h, across(t.lit, [t.base, t.lit, mix(t.base, t.dark, 0.5)][(n + row) % 3]!, t.dark)) +
        line(`M${x + w * 0.3} ${y + 4}v${h - 10}M${x + w * 0.66} ${y + 4}v${h - 16}`, t.dark, 1.5)
      );
    }).join(''),
  );
  return contact(322, 350, 210, 12) + `<svg x="124" y="62" width="392" height="292" viewBox="124 62 392 292">${rows.join('')}</svg>`;
};

/** A sheet that leans: what it carries runs along it. */
const sheet = (t: Tone, ribs: string, paint: string = down(t.lit, t.base, t.dark)): string =>
  contact(322, 342, 220, 16) + path('M124 336L214 70h292l-90 266z', t.deep) + path('M120 330L210 64h292l-90 266z', paint) + ribs;

const seam: Draw = ({ tone: t }) =>
  sheet(
    t,
    [0, 1, 2, 3]
      .map((n) => path(`M${120 + n * 93} 330l90-266 9-8-90 268z`, t.pale) + path(`M${129 + n * 93} 322l90-266 5 10-90 264z`, t.deep))
      .join('') + path('M150 330l90-266h30l-90 266z', '#ffffff', 0.1),
  );

const ribs = (t: Tone): string =>
  Array.from(
    { length: 7 },
    (_, n) =>
      path(`M${126 + n * 44} 330l90-266h8l-90 266z`, t.pale) +
      path(`M${134 + n * 44} 330l90-266h6l-90 266z`, t.lit) +
      path(`M${140 + n * 44} 330l90-266h7l-90 266z`, t.deep),
  ).join('') + Array.from({ length: 6 }, (_, n) => disc(152 + n * 44, 316, 3, '#e4e4df')).join('');

const ribbed: Draw = ({ tone: t }) => sheet(t, ribs(t));

const clearPanel: Draw = ({ tone: t }) =>
  contact(322, 342, 220, 16) +
  rect(228, 180, 190, 30, '#b98a55') +
  rect(228, 180, 190, 6, '#dcb27c') +
  path('M120 330L210 64h292l-90 266z', across(t.pale, t.base, t.lit), 0.7) +
  Array.from(
    { length: 7 },
    (_, n) => path(`M${126 + n * 44} 330l90-266h8l-90 266z`, '#ffffff', 0.7) + path(`M${140 + n * 44} 330l90-266h6l-90 266z`, t.dark, 0.5),
  ).join('') +
  line('M120 330L210 64h292l-90 266z', t.dark, 2);

/** A roll that lies, its end unrolled to the front. */
const roll = (t: Tone, core: Tone, marks = ''): string =>
  contact(326, 338, 230, 18) +
  path('M168 336l52-116h260l-36 116z', down(t.base, t.lit)) +
  path('M168 336h276l36-116v8l-32 116H168z', t.deep) +
  marks +
  path('M226 108h248q36 0 36 58t-36 58H226z', down(t.lit, t.base, t.deep)) +
  disc(226, 166, 36, t.lit, 58) +
  [46, 36, 26].map((r) => line(`M${226 - r * 0.62} 166a${r * 0.62} ${r} 0 1 1 1 10`, t.dark, 2)).join('') +
  disc(226, 166, 12, core.base, 19) +
  disc(228, 166, 8, core.deep, 14);

const membrane: Draw = () => roll(toTone('#3b3d3e'), kraft, granulesOn) + path('M444 336l36-116-30 0-30 116z', '#c9d4d2');

const granulesOn = [0, 1, 2].map((n) => line(`M${190 + n * 12} ${300 - n * 26}h236`, '#55595b', 2)).join('');

const underlayment: Draw = () =>
  roll(
    toTone('#aeb4b5'),
    kraft,
    [0, 1, 2, 3].map((n) => line(`M${182 + n * 11} ${316 - n * 25}h262`, '#d64f3a', 3)).join('') +
      [0, 1, 2].map((n) => rect(230 + n * 66, 262, 34, 10, '#5f6b6e', 4)).join(''),
  );

const gutterGuard: Draw = ({ tone: t }) => {
  const s = corner(206, 326);
  const strip = (k: number, j: number) =>
    s.box(0, j, k, 310, 70, 6, t) +
    s.top(4, j + 8, k + 6, 302, 50, mix(t.base, t.dark, 0.4)) +
    Array.from({ length: 22 }, (_, n) => [14, 26, 38, 50].map((dj) => s.top(10 + n * 13.6, j + dj, k + 6, 8, 6, '#3e4447')).join('')).join(
      '',
    );
  return contact(334, 306, 240, 30) + s.box(0, 0, 0, 310, 70, 6, t) + s.box(0, 0, 10, 310, 70, 6, t) + strip(20, 0);
};

const film = toTone('#c6d3d8');

export const roofing = {
  'rubber-membrane': () => roll(toTone('#2b2d2f'), kraft),
  'vapour-barrier': () => roll(film, kraft, path('M180 326l44-100h240l-30 100z', '#ffffff', 0.35)),
  shingles,
  shakes,
  'standing-seam': seam,
  'ribbed-panel': ribbed,
  'clear-panel': clearPanel,
  membrane,
  underlayment,
  'gutter-guard': gutterGuard,
} satisfies Record<string, Draw>;
