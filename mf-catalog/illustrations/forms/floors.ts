import { disc, line, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, corner, down, type Draw } from '../studio.ts';
import { mix, toTone, type Tone } from '../tone.ts';
import { porcelain, zigzag } from '../parts/laid.ts';

const planks = (t: Tone, side: Tone, { thick = 14, joint = true } = {}): string => {
  const s = corner(214, 352);
  const row = (j: number, from: number, to: number, shift: number) =>
    s.plank(from, j, 0, to - from, 56, thick, toTone(mix(t.base, shift > 0 ? t.pale : t.dark, Math.abs(shift)))) +
    s.right(from, j, 0, to - from, thick * 0.6, side.base) +
    s.left(from, j, 0, 56, thick * 0.6, side.dark) +
    (joint ? s.right(from, j, thick * 0.3, to - from, 3, side.deep) : '');
  return (
    contact(330, 330, 250, 40) +
    row(174, 40, 330, 0.1) +
    row(116, 0, 170, -0.08) +
    row(116, 172, 330, 0.16) +
    row(58, 60, 330, 0) +
    row(0, 0, 330, 0.08)
  );
};

const herringbone = (t: Tone): string => {
  const shades = [t.base, t.lit, mix(t.base, t.dark, 0.4), mix(t.base, t.lit, 0.5)];
  return (
    contact(324, 344, 220, 16) +
    zigzag('zigzag', 96, (n) => shades[n % 4]!, 124, 58) +
    rect(128, 62, 392, 284, t.deep, 3) +
    rect(124, 58, 392, 282, t.deep) +
    rect(124, 58, 392, 282, 'url(#zigzag)')
  );
};

const herringboneFloor: Draw = ({ tone: t, wood }) => {
  const shades = [t.base, t.lit, mix(t.base, t.dark, 0.35), mix(t.base, t.lit, 0.5)];
  const s = corner(300, 356);
  return (
    contact(324, 330, 220, 16) +
    zigzag('laid', 132, (n) => shades[n % 4]!, 124, 44) +
    rect(128, 48, 392, 236, t.deep, 2) +
    rect(124, 44, 392, 236, 'url(#laid)') +
    contact(390, 344, 170, 18) +
    s.plank(0, 0, 0, 210, 44, 16, t) +
    s.right(0, 0, 0, 210, 9, wood.dark)
  );
};

const sheetVinyl: Draw = ({ tone: t }) => {
  const tiles = pattern(
    'sheet',
    46,
    46,
    rect(0, 0, 46, 46, t.base) +
      rect(0, 0, 22, 22, t.lit) +
      rect(23, 23, 22, 22, t.dark) +
      line('M0 0h46M0 23h46M0 0v46M23 0v46', t.deep, 1),
    'matrix(1 0 -.5 .6 150 0)',
  );
  return (
    tiles +
    contact(330, 342, 240, 18) +
    path('M126 346L230 212h300l-52 134z', t.base) +
    path('M126 346L230 212h300l-52 134z', 'url(#sheet)') +
    line('M126 346h352l52-134', t.deep, 4) +
    path('M222 128h300q30 0 30 46t-30 46H222z', down(t.pale, t.base, t.dark)) +
    disc(222, 174, 34, '#d9d2c4', 46) +
    [30, 22, 14].map((r) => line(`M${222 - r * 0.6} 174a${r * 0.7} ${r} 0 1 1 2 8`, '#8d8577', 2)).join('')
  );
};

const roll: Draw = ({ tone: t }) => {
  const tuft = pattern(
    'tuft',
    10,
    10,
    line('M1 4q2-3 4 0M6 9q2-3 4 0', t.dark, 1.2, true) + line('M1 3q2-3 4 0M6 8q2-3 4 0', t.pale, 0.8, true),
  );
  const flat = 'M142 342L250 226h262l18 90-60 26z';
  const body = 'M196 148h276q34 0 34 52t-34 52H196z';
  return (
    contact(330, 338, 230, 20) +
    tuft +
    path(flat, t.base) +
    path(flat, 'url(#tuft)') +
    path('M142 342h328l60-26v8l-60 27H142z', t.deep) +
    path(body, down(t.lit, t.base, t.dark)) +
    path(body, 'url(#tuft)') +
    disc(196, 200, 40, t.lit, 52) +
    [38, 28, 18].map((r) => line(`M${196 - r * 0.6} 200a${r * 0.7} ${r} 0 1 1 2 8`, t.deep, 2)).join('') +
    disc(196, 200, 8, '#8d7a60', 11)
  );
};

const runner: Draw = ({ tone: t }) => {
  const border = mix(t.base, '#e8dcc2', 0.75);
  return (
    contact(330, 348, 230, 18) +
    path('M118 352L246 150h250l-36 202z', t.base) +
    line('M146 338L260 160h220l-30 178z', border, 5) +
    line('M168 326L272 172h190l-24 154z', border, 1.6) +
    [0, 1, 2, 3]
      .map((n) => path(`M${300 - n * 20 + 34} ${190 + n * 36}l${28 + n * 4} 13-${28 + n * 4} 13-${28 + n * 4}-13z`, border))
      .join('') +
    line('M118 352h342', border, 6) +
    path('M238 116h268q20 0 20 22t-20 24H238z', down(t.lit, t.base, t.deep)) +
    line('M244 128h262', border, 4) +
    disc(238, 139, 18, t.lit, 24) +
    line('M230 139a8 12 0 1 1 3 8', t.deep, 3)
  );
};

export const floors = {
  'wood-look-tile': () => planks(toTone('#b08d68'), porcelain, { joint: false, thick: 10 }),
  flooring: ({ tone, wood }) => planks(tone, wood),
  'vinyl-plank': ({ tone }) => planks(tone, toTone('#55524d'), { thick: 8, joint: false }),
  'herringbone-vinyl': ({ tone }) => herringbone(tone),
  'herringbone-floor': herringboneFloor,
  'sheet-vinyl': sheetVinyl,
  carpet: roll,
  runner,
} satisfies Record<string, Draw>;
