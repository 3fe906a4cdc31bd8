import { disc, line, path, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { across, contact, corner, grain, metal, slab, type Draw } from '../studio.ts';
import { steel, type Tone } from '../tone.ts';

const privacyFence: Draw = ({ tone }) => {
  const slats = Array.from({ length: 11 }, (_, n) => {
    const x = 124 + n * 36;
    return (
      rect(x, 76, 34, 262, tone.deep) +
      rect(x, 76, 32, 262, across(tone.lit, tone.base, tone.dark)) +
      (n % 2 ? grain(x, 76, 32, 262, tone, 1) : '')
    );
  });
  const rails = [66, 196, 330].map(
    (y) => rect(112, y, 416, 20, tone.deep) + rect(112, y, 416, 17, tone.base) + rect(112, y, 416, 4, tone.lit),
  );
  return contact(320, 350, 230, 12) + slats.join('') + rails.join('');
};

const lattice: Draw = ({ tone }) => {
  const slats = Array.from(
    { length: 10 },
    (_, n) => rect(128 + n * 39, 168, 36, 170, across(tone.lit, tone.base, tone.dark)) + grain(128 + n * 39, 168, 36, 170, tone, 2),
  );
  const cross = Array.from({ length: 12 }, (_, n) =>
    line(`M${132 + n * 34} 76l80 84M${132 + n * 34} 160l80-84`, n % 2 ? tone.base : tone.lit, 7),
  );
  const rail = (y: number) => rect(116, y, 408, 16, tone.deep) + rect(116, y, 408, 13, tone.base);
  const posts = [116, 508].map((x) => rect(x, 60, 18, 284, metalless(tone)));
  return `${contact(320, 350, 230, 12)}<svg x="128" y="70" width="388" height="98" viewBox="128 70 388 98">${cross.join('')}</svg>${slats.join('')}${rail(62)}${rail(160)}${rail(328)}${posts.join('')}`;
};

const metalless = (t: Tone): string => across(t.lit, t.base, t.dark);

const pickets: Draw = ({ tone }) => {
  const bars = Array.from({ length: 13 }, (_, n) => path(`M${128 + n * 30} 92l6-16 6 16v246h-12z`, metal(tone)));
  const rails = [108, 300].map(
    (y) => rect(112, y, 416, 15, tone.base) + rect(112, y, 416, 4, tone.lit) + rect(112, y + 12, 416, 3, tone.deep),
  );
  return contact(320, 344, 230, 12) + bars.join('') + rails.join('');
};

const fencePost: Draw = ({ tone }) => {
  const s = corner(214, 346);
  const cap = s.plank(0, 62, 0, 310, 54, 50, tone) + s.plank(0, 0, 0, 310, 54, 50, tone) + s.plank(16, 30, 52, 310, 54, 50, tone);
  return contact(338, 326, 240, 32) + cap;
};

const steelPost: Draw = ({ tone }) => {
  const post = (x: number, h: number) =>
    rect(x, 352 - h, 40, h, metal(tone)) +
    [0.3, 0.6].map((f) => disc(x + 20, 352 - h * f, 5, tone.deep)).join('') +
    path(`M${x - 5} ${352 - h}h50l-8-14h-34z`, tone.lit) +
    rect(x - 5, 352 - h, 50, 7, tone.deep);
  return contact(320, 352, 80, 10) + post(300, 290);
};

const gate: Draw = ({ tone }) => {
  const slats = Array.from(
    { length: 7 },
    (_, n) => rect(208 + n * 32, 74, 30, 262, across(tone.lit, tone.base, tone.dark)) + grain(208 + n * 32, 74, 30, 262, tone, 2),
  );
  const brace = path('M216 316L412 100h22L238 316z', tone.base) + line('M216 316L412 100', tone.deep, 2);
  const rails = [88, 302].map((y) => rect(204, y, 232, 22, tone.deep) + rect(204, y, 232, 19, tone.lit));
  const iron =
    [94, 308].map((y) => path(`M184 ${y}h70l10 5-10 5h-70z`, '#2e3032')).join('') +
    slab(416, 190, 16, 40, steel, 4) +
    line('M424 200h26', '#6d7274', 7, true);
  return contact(320, 346, 150, 12) + slats.join('') + brace + rails.join('') + iron;
};

export const fences = {
  'fence-panel': privacyFence,
  'lattice-panel': lattice,
  'picket-panel': pickets,
  'fence-post': fencePost,
  'steel-post': steelPost,
  'walk-gate': gate,
} satisfies Record<string, Draw>;
