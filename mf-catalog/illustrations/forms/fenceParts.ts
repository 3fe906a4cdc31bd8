import { disc, line, path, pattern, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, down, grain, metal, type Draw } from '../studio.ts';
import { black, steel } from '../tone.ts';

const slats: Draw = ({ tone: t }) =>
  contact(320, 350, 230, 12) +
  Array.from(
    { length: 11 },
    (_, n) =>
      rect(128, 70 + n * 25, 384, 21, t.deep) +
      rect(128, 70 + n * 25, 384, 18, down(t.lit, t.base)) +
      grain(130, 70 + n * 25, 380, 18, t, 1),
  ).join('') +
  [112, 500].map((x) => rect(x, 52, 28, 296, metal(black)) + path(`M${x - 3} 52h34l-8-9h-18z`, black.lit)).join('');

const chainLink: Draw = ({ tone: t }) => {
  const mesh = pattern('mesh', 26, 26, line('M0 13L13 0l13 13L13 26z', t.deep, 4) + line('M0 12L13-1l13 13L13 25z', t.base, 3));
  return (
    mesh +
    contact(320, 348, 220, 16) +
    rect(116, 84, 300, 258, 'url(#mesh)') +
    line('M116 84h300M116 342h300', t.dark, 5) +
    [148, 380].map((x) => rect(x - 9, 60, 18, 288, metal(t), 4) + disc(x, 60, 11, t.lit, 6)).join('') +
    rect(432, 112, 92, 226, across(t.deep, t.base, t.lit, t.base, t.deep), 30) +
    rect(432, 112, 92, 226, 'url(#mesh)', 30) +
    disc(478, 118, 46, t.dark, 16) +
    [38, 26, 14].map((r) => line(`M${478 - r} 118a${r} ${r * 0.34} 0 1 1 ${r * 2} 0a${r} ${r * 0.34} 0 1 1 ${-r * 2} 0`, t.lit, 2)).join('')
  );
};

const postAnchor: Draw = () =>
  contact(330, 352, 90, 10) +
  path('M288 176h64l-8 60-24 116-24-116z', across(steel.dark, steel.lit, steel.dark)) +
  path('M320 176v176l-10-40V176zM246 178h148l-50 66h-48z', steel.base) +
  path('M320 178v170l24-104 50-66z', steel.deep, 0.5) +
  rect(252, 60, 128, 120, steel.deep, 3) +
  rect(250, 58, 126, 120, across(steel.pale, steel.base, steel.dark), 3) +
  path('M250 58l26-18h126l-26 18z', '#3a3f42') +
  path('M376 58l26-18v120l-26 18z', steel.deep) +
  [86, 142].flatMap((y) => [276, 350].map((x) => disc(x, y, 7, steel.deep) + disc(x, y, 4, '#3a3f42'))).join('');

export const fenceParts = {
  'slat-panel': slats,
  'chain-link': chainLink,
  'post-anchor': postAnchor,
} satisfies Record<string, Draw>;
