import { disc, line, path, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, type Draw } from '../studio.ts';
import { toTone, type Tone } from '../tone.ts';

/** A filled sack with a band of its own colour and a sign of what it makes. */
const sack = (t: Tone, band: Tone, sign: string): string =>
  contact(322, 348, 150, 14) +
  path('M222 66q98 14 196 0 16 130 8 268-106 22-212 0-8-138 8-268z', across(t.dark, t.lit, t.base, t.dark)) +
  path('M228 52h184l6 18q-98 14-196 0z', t.pale) +
  line('M226 70q96 12 188 0', t.deep, 2) +
  path('M216 150q104 14 208 0l2 104q-106 16-212 0z', across(band.deep, band.base, band.lit, band.base, band.deep)) +
  rect(256, 172, 128, 12, '#fbfaf6', 5) +
  rect(280, 194, 80, 7, '#fbfaf6', 3, 0.7) +
  sign;

const cement = toTone('#8b9093');

const mixBag = (band: Tone, sign: string): string => sack(toTone('#d6c6a4'), band, sign);

const soilBag: Draw = ({ tone: t }) =>
  sack(
    toTone('#4d6b45'),
    t,
    path('M286 312q34-50 68 0z', t.base) +
      line('M320 290v-30', '#8fc07a', 4, true) +
      path('M320 266q-26 0-28-22 26 0 28 22zM320 262q26-2 26-24-26 2-26 24z', '#8fc07a'),
  ) +
  path('M170 348q30-34 70-22 30 8 40 22z', t.base) +
  [
    [196, 336],
    [216, 328],
    [240, 338],
  ]
    .map(([x, y]) => disc(x!, y!, 3, t.lit))
    .join('');

const mulchBag: Draw = ({ tone: t }) =>
  sack(toTone('#e8dcc6'), t, path('M282 318l40-40 40 40z', t.base)) +
  Array.from({ length: 12 }, (_, n) =>
    place(384 + ((n * 29) % 106), 326 + ((n * 13) % 26), rect(-14, -4, 28, 8, [t.base, t.lit, t.dark][n % 3]!, 2), 1, (n * 47) % 180),
  ).join('');

const seedBag: Draw = () =>
  sack(
    toTone('#f0ead8'),
    toTone('#5f8a4c'),
    [
      [304, 280],
      [336, 280],
      [320, 300],
    ]
      .map(([x, y]) => disc(x!, y!, 17, '#5f8a4c') + disc(x! - 3, y! - 3, 6, '#a9cc90'))
      .join('') + line('M320 300v22', '#3f6634', 4),
  ) + Array.from({ length: 16 }, (_, n) => disc(420 + ((n * 23) % 74), 338 + ((n * 7) % 14), 3, n % 2 ? '#b08d4e' : '#8a6a34', 2)).join('');

export const sacks = {
  cellulose: () =>
    sack(toTone('#dfe2e0'), toTone('#3f7286'), [0, 1, 2].map((n) => disc(290 + n * 30, 300 - (n % 2) * 12, 22, '#a8a79f', 17)).join('')),
  'concrete-mix': () => mixBag(cement, rect(270, 286, 100, 22, '#8b9093', 2) + rect(270, 286, 100, 6, '#b9bdbf')),
  'post-mix': () => mixBag(toTone('#c98a2f'), rect(310, 266, 20, 44, '#a9713c') + disc(320, 312, 34, '#8b9093', 9)),
  mortar: () =>
    mixBag(
      toTone('#8f4a38'),
      [0, 1]
        .map((n) => rect(268 + n * 12, 272 + n * 22, 46, 18, '#a4523c', 2) + rect(318 + n * 12, 272 + n * 22, 46, 18, '#a4523c', 2))
        .join(''),
    ),
  leveller: () =>
    mixBag(
      toTone('#3f7286'),
      line('M264 296h112', '#3f7286', 8, true) + rect(298, 276, 44, 13, '#e2bd3c', 6) + disc(320, 282, 4, '#3f6634'),
    ),
  soil: soilBag,
  mulch: mulchBag,
  'lawn-seed': seedBag,
} satisfies Record<string, Draw>;
